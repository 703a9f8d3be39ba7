import { parseJson, type Steps } from '@rialto/egress'

/** A number as JSON writes it, before a comma, a closing bracket or the end: a name of a member is no number. */
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?=\s*(?:[,\]}]|$))/y

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

/** A decimal text in scientific notation, as Java, Python and JavaScript print it: `0E-8`, `1e-7`. The sign sets it apart from ids, and a colon from names. */
const scientific = /"(-?\d{1,40}(?:\.\d{1,40})?[eE][+-]\d{1,3})"(?!\s*:)/y

const isZero = /^-?0+(\.0+)?[eE]/

const quote = 34
const backslash = 92

const startsNumber = (code: number): boolean => code === 45 || (code >= 48 && code <= 57)

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** Index of the quote that ends the string which begins at `start`; the text's length where none does. */
const endOfString = (text: string, start: number): number => {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let before = end - 1
    while (text.charCodeAt(before) === backslash) before -= 1
    // An even number of backslashes are escaped ones.
    if ((end - before) % 2 === 1) return end
  }
  return text.length
}

/** Characters that are rewritten without a pause: about five milliseconds of the worst texts. */
const charsPerTurn = 65_536

/**
 * The text with each number as `read` writes it and each decimal text in scientific notation expanded. In one pass over the characters:
 * a pattern with a callback takes three times as long for a page of 30,000 rows.
 */
const rewrite = function* (text: string, read: (number: string) => string): Steps<string> {
  let turn: string[] = []
  const turns: string[] = []
  let copiedTo = 0
  let pauseAt = charsPerTurn
  const replace = (from: number, to: number, by: string) => {
    turn.push(text.slice(copiedTo, from), by)
    copiedTo = to
  }
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === quote) {
      const decimal = startsNumber(text.charCodeAt(at + 1)) ? matchAt(scientific, text, at)?.[1] : undefined
      const end = decimal === undefined ? endOfString(text, at) : at + decimal.length + 1
      if (decimal !== undefined) replace(at, end + 1, isZero.test(decimal) ? '"0"' : `"${withoutExponent(decimal)}"`)
      at = end
    } else if (startsNumber(code)) {
      const found = matchAt(number, text, at)?.[0]
      // Not JSON, which its parser will say.
      if (found === undefined) return text
      replace(at, at + found.length, read(found))
      at += found.length - 1
    }
    if (at < pauseAt) continue
    turns.push(turn.join(''))
    turn = []
    pauseAt = at + charsPerTurn
    yield undefined
  }
  return turns.join('') + turn.join('') + text.slice(copiedTo)
}

/** JSON in which decimal texts with an exponent are written out: `"0E-8"` is `"0"`. Numbers stay numbers. */
export const parseDecimals = function* (text: string): Steps<unknown> {
  return yield* parseJson(yield* rewrite(text, found => found))
}

/**
 * Parses JSON with every number kept as its decimal text, for institutions that write amounts as numbers: a float
 * would lose digits of `0.123456789012345678`. Decimal texts with an exponent are expanded. `undefined` if the text is
 * not JSON.
 */
export const parseLossless = function* (text: string): Steps<unknown> {
  return yield* parseJson(yield* rewrite(text, found => `"${withoutExponent(found)}"`))
}
