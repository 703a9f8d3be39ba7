import { isValidAddress } from '@rialto/catalog'

import { TronRefusal } from '../tronAccounts.ts'
import { fromBase58 } from '../tronKeys.ts'

export type Body = Readonly<Record<string, unknown>>

const invalid = (message: string) => new TronRefusal('CONTRACT_VALIDATE_ERROR', `Contract validate error : ${message}`)

/** In base58 if the request sets `visible`, otherwise in hexadecimal. */
export const addressIn = (body: Body, field: string): string => {
  const value = body[field]
  if (body['visible'] === true && typeof value === 'string' && isValidAddress('tron', value)) return fromBase58(value)
  if (body['visible'] !== true && typeof value === 'string' && /^41[0-9a-f]{40}$/i.test(value))
    return value.toLowerCase()
  throw invalid(`Invalid ${field}`)
}

export const amountIn = (body: Body, field: string): bigint => {
  const value = body[field] ?? 0
  if (!Number.isSafeInteger(value) || Number(value) < 0) throw invalid(`Invalid ${field}`)
  return BigInt(Number(value))
}

export const textIn = (body: Body, field: string): string => {
  const value = body[field]
  return typeof value === 'string' ? value : ''
}

/** The function selector: four bytes of the hash of the signature in the request. */
const selectors: Readonly<Record<string, string>> = {
  'transfer(address,uint256)': 'a9059cbb',
  'balanceOf(address)': '70a08231',
  'decimals()': '313ce567',
}

/** Call data of a contract: complete, or as a function and its parameters. */
export const callDataIn = (body: Body): string => {
  const selector = textIn(body, 'function_selector')
  if (selector === '') return textIn(body, 'data').replace(/^0x/, '').toLowerCase()
  return `${selectors[selector] ?? '00000000'}${textIn(body, 'parameter').toLowerCase()}`
}
