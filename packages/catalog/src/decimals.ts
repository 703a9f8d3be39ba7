import { BigNumber } from 'bignumber.js'

/**
 * The money module. A decimal is a string such as `-12.5`: no exponent, no sign but `-`, no needless zeros. Sums,
 * differences and products are exact; only functions that are named `round…` or take places lose digits, in the
 * direction they state. Every function but the parsers throws `RangeError` for an invalid decimal.
 */
const Exact = BigNumber.clone({ EXPONENTIAL_AT: 1e9, RANGE: 1e9, DECIMAL_PLACES: 0, POW_PRECISION: 0 })

/** Digits on either side of the point. A uint256 has 78: more is an attack on memory, not an amount. */
const maxDigits = 100
const grammar = new RegExp(`^-?[0-9]{1,${maxDigits}}(\\.[0-9]{1,${maxDigits}})?$`)

export type Rounding = 'down' | 'up'

/** Towards minus infinity and plus infinity, so that `down` never exceeds the value and `up` never falls short of it. */
const modes = { down: BigNumber.ROUND_FLOOR, up: BigNumber.ROUND_CEIL } as const

const text = (value: BigNumber): string => (value.isZero() ? '0' : value.toFixed())

const read = (decimal: string): BigNumber => {
  if (!grammar.test(decimal)) throw new RangeError('not a decimal')
  return new Exact(decimal)
}

const wholeNumber = (value: number, name: string): number => {
  if (!Number.isInteger(value) || value < 0 || value > maxDigits) throw new RangeError(`${name} out of range`)
  return value
}

/** Parses external text: `007.50` is `7.5`; `1e3`, `.5`, `5.`, `+1`, blanks and over-long text are `undefined`. */
export const parseDecimal = (input: string): string | undefined =>
  grammar.test(input) ? text(new Exact(input)) : undefined

/**
 * Like `parseDecimal`, for JSON that may contain a number: its shortest decimal form, so 0.1 is `0.1` and 1e-7
 * `0.0000001`.
 */
export const decimalFromJson = (input: unknown): string | undefined => {
  if (typeof input === 'string') return parseDecimal(input)
  if (typeof input !== 'number' || !Number.isFinite(input)) return undefined
  return parseDecimal(new Exact(String(input)).toFixed())
}

/** The public edge only: the nearest double, which may differ past the 15th digit. Never compute with it. */
export const toJsonNumber = (decimal: string): number => {
  if (!grammar.test(decimal)) throw new RangeError('not a decimal')
  return Number(decimal)
}

export const add = (a: string, b: string): string => text(read(a).plus(read(b)))

export const subtract = (a: string, b: string): string => text(read(a).minus(read(b)))

export const multiply = (a: string, b: string): string => text(read(a).times(read(b)))

/** `a / b` to at most `places` decimals. Throws `RangeError` when `b` is zero. */
export const divide = (a: string, b: string, places: number, rounding: Rounding): string => {
  const divisor = read(b)
  if (divisor.isZero()) throw new RangeError('division by zero')
  const Rounded = roundedTo(wholeNumber(places, 'places'), rounding)
  return text(new Rounded(read(a)).div(divisor))
}

const rounded = new Map<string, typeof BigNumber>()

/** Cached, because creating one takes 70 µs, and dividing with it 1. */
const roundedTo = (places: number, rounding: Rounding): typeof BigNumber => {
  const key = `${places} ${rounding}`
  const known = rounded.get(key)
  if (known) return known
  const made = BigNumber.clone({ EXPONENTIAL_AT: 1e9, DECIMAL_PLACES: places, ROUNDING_MODE: modes[rounding] })
  rounded.set(key, made)
  return made
}

/** -1, 0 or 1 as `a` is less than, equal to or greater than `b`. */
export const compare = (a: string, b: string): -1 | 0 | 1 => {
  const order = read(a).comparedTo(read(b))
  return order === null || order === 0 ? 0 : order < 0 ? -1 : 1
}

export const isZero = (decimal: string): boolean => read(decimal).isZero()

/** At most `places` decimals, never more than the value: for amounts that a user receives. */
export const roundDown = (decimal: string, places: number): string =>
  text(read(decimal).decimalPlaces(wholeNumber(places, 'places'), modes.down))

/** At most `places` decimals, never less than the value: for fees. */
export const roundUp = (decimal: string, places: number): string =>
  text(read(decimal).decimalPlaces(wholeNumber(places, 'places'), modes.up))

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
  const shifted = read(amount).shiftedBy(wholeNumber(decimals, 'decimals'))
  if (!shifted.isInteger()) throw new RangeError('more decimals than the token has')
  return BigInt(shifted.toFixed())
}

/** Base units to whole units, exactly. */
export const fromBaseUnits = (baseUnits: bigint, decimals: number): string =>
  text(new Exact(baseUnits.toString()).shiftedBy(-wholeNumber(decimals, 'decimals')))
