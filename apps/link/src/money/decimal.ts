/**
 * Exact arithmetic on the wire's decimal strings, by bigint: no float ever holds an amount.
 * Inputs are decimals as the server takes them, such as `12` or `0.5`; results have no trailing zeros.
 */
type Scaled = { units: bigint; places: number }

const pattern = /^\d{1,30}(?:\.\d{1,30})?$/

export function isDecimal(text: string): boolean {
  return pattern.test(text)
}

function read(text: string): Scaled {
  if (!isDecimal(text)) throw new RangeError('Not a decimal amount')
  const [whole = '', fraction = ''] = text.split('.')
  return { units: BigInt(`${whole}${fraction}`), places: fraction.length }
}

function write({ units, places }: Scaled): string {
  const digits = units.toString().padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  const fraction = digits.slice(digits.length - places).replace(/0+$/, '')
  return fraction === '' ? whole : `${whole}.${fraction}`
}

function align(a: string, b: string): { left: bigint; right: bigint; places: number } {
  const x = read(a)
  const y = read(b)
  const places = Math.max(x.places, y.places)
  return {
    left: x.units * 10n ** BigInt(places - x.places),
    right: y.units * 10n ** BigInt(places - y.places),
    places,
  }
}

/** Negative, zero or positive, as for sorting. */
export function compareDecimals(a: string, b: string): number {
  const { left, right } = align(a, b)
  return left < right ? -1 : left > right ? 1 : 0
}

export function addDecimals(a: string, b: string): string {
  const { left, right, places } = align(a, b)
  return write({ units: left + right, places })
}

/** `a - b`, and zero when that would be negative. */
export function subtractDecimals(a: string, b: string): string {
  const { left, right, places } = align(a, b)
  return write({ units: left > right ? left - right : 0n, places })
}

/** `amount × numerator ÷ denominator` to `places` decimals, rounded down: never more than is there. */
export function scaleDecimal(amount: string, numerator: string, denominator: string, places: number): string {
  const x = read(amount)
  const { left, right } = align(numerator, denominator)
  if (right === 0n) return '0'
  return write({ units: (x.units * left * 10n ** BigInt(places)) / (right * 10n ** BigInt(x.places)), places })
}

export function smallerDecimal(a: string, b: string): string {
  return compareDecimals(a, b) <= 0 ? a : b
}

export function isZero(text: string): boolean {
  return read(text).units === 0n
}
