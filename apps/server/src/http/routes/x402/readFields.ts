/** Readers of unchecked JSON. */
type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined

export const addressPattern = /^0x[0-9a-f]{40}$/i
/** Accounts and mints of Solana. */
export const solanaAddressPattern = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/
/** A transaction of Solana, of at most 1,232 bytes, in base64. */
export const transactionPattern = /^[A-Za-z0-9+/]{4,1644}={0,2}$/
/** UTF-8 needs up to 4 bytes a character. x402's client writes up to 256 bytes. */
export const memoPattern = /^.{1,256}$/su
export const noncePattern = /^0x[0-9a-f]{64}$/i
const numberPattern = /^(?:0|[1-9]\d{0,77})$/
const uint256End = 2n ** 256n
/** A contract account's signature may be long, but not as long as the header. */
export const signaturePattern = /^0x(?:[0-9a-f]{2}){1,2048}$/i

/** Throws where a field does not fit, which makes the whole payload unreadable. */
export class MisfitError extends Error {
  override readonly name = 'MisfitError'
}

export const text = (value: unknown, pattern: RegExp): string => {
  if (typeof value !== 'string' || !pattern.test(value)) throw new MisfitError()
  return value
}
export const fields = (value: unknown): Fields => {
  const found = fieldsOf(value)
  if (!found) throw new MisfitError()
  return found
}
/** A number that a contract takes: 78 digits may be more than it holds. */
export const integer = (value: unknown): bigint => {
  const number = BigInt(text(value, numberPattern))
  if (number >= uint256End) throw new MisfitError()
  return number
}

export const orUndefined = <T>(read: () => T): T | undefined => {
  try {
    return read()
  } catch (error) {
    if (error instanceof MisfitError) return undefined
    throw error
  }
}
