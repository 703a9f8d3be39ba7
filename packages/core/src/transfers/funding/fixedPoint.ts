/**
 * Decimals as integers of 10⁻²⁴, to rank thousands of sources in milliseconds: the string arithmetic of the money
 * module takes ten times as long. Exact up to 24 decimals; further digits are cut off.
 */
const places = 24
export const one = 10n ** BigInt(places)

const zeros = '0'.repeat(places)

/** Parses a decimal string without a sign. */
const parse = (decimal: string): bigint => {
  const point = decimal.indexOf('.')
  if (point < 0) return BigInt(decimal) * one
  const fraction = (decimal.slice(point + 1) + zeros).slice(0, places)
  return BigInt(decimal.slice(0, point) + fraction)
}

/** Prices and rates repeat: each text is read once per ranking. */
export const createReader = (): ((decimal: string) => bigint) => {
  const known = new Map<string, bigint>()
  return decimal => {
    const found = known.get(decimal)
    if (found !== undefined) return found
    const read = parse(decimal)
    known.set(decimal, read)
    return read
  }
}

export const format = (value: bigint): string => {
  const digits = value.toString().padStart(places + 1, '0')
  const fraction = digits.slice(-places).replace(/0+$/, '')
  return fraction === '' ? digits.slice(0, -places) : `${digits.slice(0, -places)}.${fraction}`
}

/** Rounded up to six decimals. A number of millionths below 2⁵³ has an exact shortest text. */
export const formatMillionths = (value: bigint): string => {
  const millionths = ceilDiv(value, millionth)
  return millionths < safe ? String(Number(millionths) / 1e6) : format(millionths * millionth)
}

const millionth = one / 1_000_000n
const safe = 10n ** 15n

const ceilDiv = (a: bigint, b: bigint): bigint => (a + b - 1n) / b

export const timesUp = (a: bigint, b: bigint): bigint => ceilDiv(a * b, one)
export const timesDown = (a: bigint, b: bigint): bigint => (a * b) / one
export const overUp = (a: bigint, b: bigint): bigint => ceilDiv(a * one, b)
export const overDown = (a: bigint, b: bigint): bigint => (a * one) / b

/** Precomputed, because a power costs more than the division that uses it. */
const steps = Array.from({ length: places + 1 }, (_, decimals) => 10n ** BigInt(places - decimals))
const stepOf = (decimals: number): bigint => steps[Math.min(decimals, places)] ?? 1n

/** To at most that many decimals. */
export const roundUpTo = (value: bigint, decimals: number): bigint =>
  ceilDiv(value, stepOf(decimals)) * stepOf(decimals)
export const roundDownTo = (value: bigint, decimals: number): bigint => (value / stepOf(decimals)) * stepOf(decimals)
