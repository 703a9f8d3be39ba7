/**
 * The money module. A decimal is a string such as `-12.5`: no exponent, no sign but `-`, no needless zeros. Sums,
 * differences and products are exact; only functions that are named `round…` or take places lose digits, in the
 * direction they state. Every function but the parsers throws `RangeError` for an invalid decimal.
 */

/** Digits on either side of the point. A uint256 has 78: more is an attack on memory, not an amount. */
const maxDigits = 100
const grammar = new RegExp(`^-?[0-9]{1,${maxDigits}}(\\.[0-9]{1,${maxDigits}})?$`)

export type Rounding = 'down' | 'up'

/** `units` divided by 10 to the power of `places`. */
interface Scaled {
  units: bigint
  places: number
}

const powers: bigint[] = []

const powerOfTen = (exponent: number): bigint => (powers[exponent] ??= 10n ** BigInt(exponent))

const scaled = (decimal: string): Scaled => {
  const point = decimal.indexOf('.')
  if (point === -1) return { units: BigInt(decimal), places: 0 }
  return { units: BigInt(decimal.slice(0, point) + decimal.slice(point + 1)), places: decimal.length - point - 1 }
}

const read = (decimal: string): Scaled => {
  if (!grammar.test(decimal)) throw new RangeError('not a decimal')
  return scaled(decimal)
}

const text = ({ units, places }: Scaled): string => {
  if (units === 0n) return '0'
  if (places === 0) return units.toString()
  const sign = units < 0n ? '-' : ''
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0')
  const point = digits.length - places
  let end = digits.length
  while (end > point && digits.charCodeAt(end - 1) === zeroCode) end -= 1
  return end === point ? sign + digits.slice(0, point) : `${sign}${digits.slice(0, point)}.${digits.slice(point, end)}`
}

const zeroCode = '0'.charCodeAt(0)

/** Units of a value with as many places as this or more. */
const unitsAt = ({ units, places }: Scaled, wanted: number): bigint =>
  wanted === places ? units : units * powerOfTen(wanted - places)

const together = (a: Scaled, b: Scaled): { left: bigint; right: bigint; places: number } => {
  const places = Math.max(a.places, b.places)
  return { left: unitsAt(a, places), right: unitsAt(b, places), places }
}

/** Towards minus infinity and plus infinity, so that `down` never exceeds the value and `up` never falls short of it. */
const quotient = (dividend: bigint, divisor: bigint, rounding: Rounding): bigint => {
  const towardsZero = dividend / divisor
  const rest = dividend % divisor
  if (rest === 0n) return towardsZero
  const isNegative = rest < 0n !== divisor < 0n
  if (rounding === 'down') return isNegative ? towardsZero - 1n : towardsZero
  return isNegative ? towardsZero : towardsZero + 1n
}

const wholeNumber = (value: number, name: string): number => {
  if (!Number.isInteger(value) || value < 0 || value > maxDigits) throw new RangeError(`${name} out of range`)
  return value
}

/** Parses external text: `007.50` is `7.5`; `1e3`, `.5`, `5.`, `+1`, blanks and over-long text are `undefined`. */
export const parseDecimal = (input: string): string | undefined =>
  grammar.test(input) ? text(scaled(input)) : undefined

/** The number's shortest decimal form, without its exponent. */
const withoutExponent = (value: number): string => {
  const [shortest = '', exponent] = String(value).split('e')
  if (exponent === undefined) return shortest
  const { units, places } = scaled(shortest)
  const shift = Number(exponent) - places
  return text(shift < 0 ? { units, places: -shift } : { units: units * powerOfTen(shift), places: 0 })
}

/**
 * Like `parseDecimal`, for JSON that may contain a number: its shortest decimal form, so 0.1 is `0.1` and 1e-7
 * `0.0000001`.
 */
export const decimalFromJson = (input: unknown): string | undefined => {
  if (typeof input === 'string') return parseDecimal(input)
  if (typeof input !== 'number' || !Number.isFinite(input)) return undefined
  return parseDecimal(withoutExponent(input))
}

/** The public edge only: the nearest double, which may differ past the 15th digit. Never compute with it. */
export const toJsonNumber = (decimal: string): number => {
  if (!grammar.test(decimal)) throw new RangeError('not a decimal')
  return Number(decimal)
}

export const add = (a: string, b: string): string => {
  const { left, right, places } = together(read(a), read(b))
  return text({ units: left + right, places })
}

export const subtract = (a: string, b: string): string => {
  const { left, right, places } = together(read(a), read(b))
  return text({ units: left - right, places })
}

export const multiply = (a: string, b: string): string => {
  const [left, right] = [read(a), read(b)]
  return text({ units: left.units * right.units, places: left.places + right.places })
}

/** `a / b` to at most `places` decimals. Throws `RangeError` when `b` is zero. */
export const divide = (a: string, b: string, places: number, rounding: Rounding): string => {
  const { left, right } = together(read(a), read(b))
  if (right === 0n) throw new RangeError('division by zero')
  const shifted = left * powerOfTen(wholeNumber(places, 'places'))
  return text({ units: quotient(shifted, right, rounding), places })
}

/** -1, 0 or 1 as `a` is less than, equal to or greater than `b`. */
export const compare = (a: string, b: string): -1 | 0 | 1 => {
  if (a === b && grammar.test(a)) return 0
  const { left, right } = together(read(a), read(b))
  return left === right ? 0 : left < right ? -1 : 1
}

const otherDigit = /[1-9]/

export const isZero = (decimal: string): boolean => {
  if (!grammar.test(decimal)) throw new RangeError('not a decimal')
  return !otherDigit.test(decimal)
}

const rounded = (decimal: string, places: number, rounding: Rounding): string => {
  const value = read(decimal)
  const kept = wholeNumber(places, 'places')
  if (value.places <= kept) return text(value)
  return text({ units: quotient(value.units, powerOfTen(value.places - kept), rounding), places: kept })
}

/** At most `places` decimals, never more than the value: for amounts that a user receives. */
export const roundDown = (decimal: string, places: number): string => rounded(decimal, places, 'down')

/** At most `places` decimals, never less than the value: for fees. */
export const roundUp = (decimal: string, places: number): string => rounded(decimal, places, 'up')

const digitsShown = 6

/** Six decimals, or below 1 as many as show six digits. */
const shownPlaces = (decimal: string): number => {
  const zeros = /^0*\.(0*)/.exec(decimal)?.[1]?.length ?? 0
  return zeros + digitsShown
}

/** A limit shortened for a message, never more than the value: for maximum amounts. */
export const shortenDown = (decimal: string): string => roundDown(decimal, shownPlaces(decimal))

/** The same, never less than the value: for minimum amounts. */
export const shortenUp = (decimal: string): string => roundUp(decimal, shownPlaces(decimal))

/** Whole units to base units. Throws `RangeError` when the amount has more decimals than the token: round first. */
export const toBaseUnits = (amount: string, decimals: number): bigint => {
  const { units, places } = read(amount)
  const excess = places - wholeNumber(decimals, 'decimals')
  if (excess <= 0) return units * powerOfTen(-excess)
  const divisor = powerOfTen(excess)
  if (units % divisor !== 0n) throw new RangeError('more decimals than the token has')
  return units / divisor
}

/** Base units to whole units, exactly. */
export const fromBaseUnits = (baseUnits: bigint, decimals: number): string =>
  text({ units: baseUnits, places: wholeNumber(decimals, 'decimals') })
