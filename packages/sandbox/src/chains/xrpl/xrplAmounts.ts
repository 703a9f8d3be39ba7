import { fromClassic, toClassic } from './xrplKeys.ts'

/** An amount of an issued currency. */
interface IssuedAmount {
  currency: string
  issuer: string
  value: string
}

/** Drops of XRP, or another currency. */
export type Amount = string | IssuedAmount

const mostDrops = 10n ** 17n
const [positive, issued] = [1n << 62n, 1n << 63n]
const mantissaBits = 54n
const exponentBias = 97

/** Sixteen digits and an exponent of ten. */
const normalise = (value: string): { mantissa: bigint; exponent: number } => {
  const [, whole = '', fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(value) ?? []
  let mantissa = BigInt(whole + fraction)
  let exponent = -fraction.length
  if (mantissa === 0n) throw new Error('Not an amount above zero')
  for (; mantissa < 10n ** 15n; exponent -= 1) mantissa *= 10n
  for (; mantissa >= 10n ** 16n; exponent += 1) mantissa /= 10n
  return { mantissa, exponent }
}

const bytes8 = (value: bigint): Buffer => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(value)
  return bytes
}

export const encodeAmount = (amount: Amount): Buffer => {
  if (typeof amount === 'string') {
    const drops = BigInt(amount)
    if (drops < 0n || drops > mostDrops) throw new Error('Not an amount of XRP')
    return bytes8(positive | drops)
  }
  const { mantissa, exponent } = normalise(amount.value)
  const number = issued | positive | (BigInt(exponent + exponentBias) << mantissaBits) | mantissa
  const currency = Buffer.alloc(20)
  if (!/^[A-Za-z0-9]{3}$/.test(amount.currency)) throw new Error('Not the code of a currency')
  currency.write(amount.currency, 12, 'ascii')
  return Buffer.concat([bytes8(number), currency, fromClassic(amount.issuer)])
}

const denormalise = (mantissa: bigint, exponent: number): string => {
  if (exponent >= 0) return String(mantissa * 10n ** BigInt(exponent))
  const digits = String(mantissa).padStart(1 - exponent, '0')
  const at = digits.length + exponent
  return `${digits.slice(0, at)}.${digits.slice(at)}`.replace(/\.?0+$/, '')
}

/** The amount at the start of the bytes, and its length. */
export const decodeAmount = (bytes: Buffer): { amount: Amount; length: number } => {
  const number = bytes.readBigUInt64BE()
  if ((number & issued) === 0n) return { amount: String(number & (positive - 1n)), length: 8 }
  const exponent = Number((number >> mantissaBits) & 0xffn) - exponentBias
  const value = denormalise(number & ((1n << mantissaBits) - 1n), exponent)
  const currency = bytes.subarray(20, 23).toString('ascii')
  return { amount: { currency, issuer: toClassic(bytes.subarray(28, 48)), value }, length: 48 }
}
