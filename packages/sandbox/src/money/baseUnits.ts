const DECIMAL = /^(\d{1,30})(?:\.(\d{1,18}))?$/

/**
 * A plain decimal string as whole base units. `undefined` for anything else, such as a sign, an exponent, or more
 * significant decimals than the asset has (trailing zeros are accepted). Nothing is ever rounded.
 */
export const parseUnits = (text: string, decimals: number): bigint | undefined => {
  const match = DECIMAL.exec(text)
  if (match === null) return undefined
  const whole = match[1] ?? '0'
  const fraction = (match[2] ?? '').replace(/0+$/, '')
  if (fraction.length > decimals) return undefined
  return BigInt(whole + fraction.padEnd(decimals, '0'))
}

/** Base units as a decimal string with exactly `decimals` places, as exchanges format them. */
export const formatUnits = (units: bigint, decimals: number): string => {
  const sign = units < 0n ? '-' : ''
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0')
  if (decimals === 0) return sign + digits
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** Like `formatUnits` without trailing zeros: `1.5`, `10`. */
export const formatShort = (units: bigint, decimals: number): string =>
  formatUnits(units, decimals)
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')

/** For constants in our own tables. Throws `RangeError` for an invalid literal. */
export const unitsOf = (text: string, decimals: number): bigint => {
  const units = parseUnits(text, decimals)
  if (units === undefined) throw new RangeError(`Not an amount with ${decimals} decimals: ${text}`)
  return units
}
