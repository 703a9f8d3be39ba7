import { findAsset } from '../data/assets.ts'
import { findPersona } from '../data/personas.ts'
import type { NewDeposit } from '../deposits/createDeposits.ts'

/** A deposit from JSON, or what is wrong with it. */
export const readDeposit = (body: Readonly<Record<string, unknown>>): NewDeposit | string => {
  const { institution, persona, symbol, amount, network } = body
  if (institution !== 'coinbase' && institution !== 'binance') return 'institution must be coinbase or binance'
  if (typeof persona !== 'string' || findPersona(persona) === undefined) return 'No such persona'
  if (typeof symbol !== 'string' || findAsset(symbol) === undefined) return 'No such asset'
  if (typeof amount !== 'string') return 'amount must be a decimal string'
  if (network !== undefined && typeof network !== 'string') return 'network must be a string'
  return { institution, persona, symbol, amount, ...(network === undefined ? {} : { network }) }
}
