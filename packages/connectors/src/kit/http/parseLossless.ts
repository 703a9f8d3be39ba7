/** A string, or a number as JSON writes it. Strings come first, so that digits inside them are passed over. */
const token = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/**
 * Largest exponent that is expanded. Beyond it the number stays unchanged, and every schema of a decimal rejects it.
 */
const maxDigits = 80

/** `1.5e-7` as `0.00000015`: digit by digit, never through a float. */
export const withoutExponent = (number: string): string => {
  const match = /^(-?)(\d+)(?:\.(\d+))?[eE]([+-]?\d+)$/.exec(number)
  if (match === null) return number
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match
  const shift = Number(exponent)
  if (Math.abs(shift) > maxDigits) return number
  const digits = whole + fraction
  const point = whole.length + shift
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`
  if (point >= digits.length) return `${sign}${digits}${'0'.repeat(point - digits.length)}`
  return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`
}

/** A decimal text in scientific notation, as Java, Python and JavaScript print it: `0E-8`, `1e-7`. The sign sets it apart from ids. */
const scientific = /^"(-?\d{1,40}(?:\.\d{1,40})?[eE][+-]\d{1,3})"$/

const isZero = /^-?0+(\.0+)?[eE]/

/** Expands a quoted text in scientific notation. Any other text is unchanged. */
const readText = (quoted: string): string => {
  const number = scientific.exec(quoted)?.[1]
  if (number === undefined) return quoted
  return isZero.test(number) ? '"0"' : `"${withoutExponent(number)}"`
}

/** JSON in which decimal texts with an exponent are written out: `"0E-8"` is `"0"`. Numbers stay numbers. */
export const parseDecimals = (text: string): unknown => {
  try {
    JSON.parse(text)
    return JSON.parse(text.replace(token, found => (found.startsWith('"') ? readText(found) : found)))
  } catch {
    return undefined
  }
}

/**
 * Parses JSON with every number kept as its decimal text, for institutions that write amounts as numbers: a float
 * would lose digits of `0.123456789012345678`. Decimal texts with an exponent are expanded. `undefined` if the text is
 * not JSON.
 */
export const parseLossless = (text: string): unknown => {
  try {
    JSON.parse(text)
    return JSON.parse(
      text.replace(token, found => (found.startsWith('"') ? readText(found) : `"${withoutExponent(found)}"`)),
    )
  } catch {
    return undefined
  }
}
