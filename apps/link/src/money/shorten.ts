import { addDecimals, isZero, subtractDecimals } from './decimal.ts'

const digits = 6

/**
 * Shortens an amount that is a limit and not sent: six decimals, or as many as show six digits. `down` for a maximum,
 * `up` for a minimum, so that an amount within the displayed limit is within the real one.
 */
export function shorten(amount: string, rounding: 'down' | 'up'): string {
  const [whole = '', fraction = ''] = amount.split('.')
  const zeros = /^0*$/.test(whole) ? (/^0*/.exec(fraction)?.[0].length ?? 0) : 0
  const places = zeros + digits
  if (fraction.length <= places) return amount
  const cut = `${whole === '' ? '0' : whole}.${fraction.slice(0, places)}`
  if (rounding === 'down' || isZero(subtractDecimals(amount, cut))) return addDecimals(cut, '0')
  return addDecimals(cut, `0.${'0'.repeat(places - 1)}1`)
}

/** Dollars with two decimals. */
export function toCents(amount: string, rounding: 'down' | 'up'): string {
  const [whole = '0', fraction = ''] = amount.split('.')
  const cut = `${whole}.${fraction.slice(0, 2).padEnd(2, '0')}`
  return rounding === 'down' || isZero(subtractDecimals(amount, cut)) ? cut : addDecimals(cut, '0.01')
}
