import { defined } from '@rialto/defined'

import { findAsset } from '../data/assets.ts'
import type { InstitutionName } from '../data/networks.ts'
import { findPersona } from '../data/personas.ts'
import type { NewDeposit } from '../deposits/createDeposits.ts'

/** Reads a deposit from JSON. Returns an error text if invalid. */
export const readDeposit = (
  body: Readonly<Record<string, unknown>>,
  institutions: readonly InstitutionName[],
): NewDeposit | string => {
  const { persona, symbol, amount, network } = body
  const institution = institutions.find(name => name === body['institution'])
  if (institution === undefined) return `institution must be one of ${institutions.join(', ')}`
  if (typeof persona !== 'string' || findPersona(persona) === undefined) return 'Unknown persona'
  if (typeof symbol !== 'string' || findAsset(symbol) === undefined) return 'Unknown asset'
  if (typeof amount !== 'string') return 'amount must be a decimal string'
  if (network !== undefined && typeof network !== 'string') return 'network must be a string'
  return { institution, persona, symbol, amount, ...defined({ network }) }
}
