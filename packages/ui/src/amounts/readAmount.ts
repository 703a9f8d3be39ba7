/**
 * The amount that a text means. Amounts are decimals in the server's format: digits, optionally followed by a point and
 * digits.
 */
import { asciiDigits } from './asciiDigits.ts'

export type AmountReading =
  | { kind: 'empty' }
  | { kind: 'amount'; amount: string }
  /** `1,234` is one amount to some people and another to others. `amount`: as the language writes it; `other`: the other way. */
  | { kind: 'ambiguous'; amount: string; other: string }
  | { kind: 'notNumber' }

const notNumber: AmountReading = { kind: 'notNumber' }

/**
 * The text with ASCII digits and separators. Invisible format characters, as in text copied from a right-to-left page, are
 * removed. Arabic commas and the stops of East Asian keyboards each have one meaning.
 */
function bareText(text: string): string {
  return asciiDigits(text.replace(/\p{Cf}/gu, ''))
    .trim()
    .replace(/[\u2018\u2019\u02bc]/gu, "'")
    .replace(/[\u060c\u3001]/gu, ',')
    .replaceAll('\u3002', '.')
}

const marks = / |'|\u066c/u
/** `1,234 567`: groups of thousands whose separators differ, or groups of a fraction. */
const mixedGroups = String.raw`[1-9]\d{0,2}[.,]\d{3}(?: \d{3})+$`
const fraction = String.raw`(?:[.,\u066b](?:\d*|\d{3}(?: \d{3})* \d{1,3}))?$`
/** Groups of three digits, or Indian ones, all separated by one mark; and groups of the fraction. */
const markedForms = [
  String.raw`^[1-9]\d{0,2}(?:([ '\u066c])\d{3})(?:\1\d{3})*`,
  String.raw`^[1-9]\d?([ '\u066c])\d{2}(?:\1\d{2})*\1\d{3}`,
  String.raw`^(?!${mixedGroups})\d+`,
].map(form => new RegExp(form + fraction, 'u'))

/**
 * The text without blanks, apostrophes and Arabic thousands separators, which only group digits. Undefined if they do not: `1 5`
 * may be two amounts, or one whose separator was lost.
 */
function withoutMarks(text: string): string | undefined {
  if (!marks.test(text)) return text
  return markedForms.some(form => form.test(text)) ? text.replace(/[ '\u066c]/gu, '') : undefined
}

/** The symbol of the field's unit, such as `USDC`, and for a currency also its signs, such as `$` and `US$`. */
function namesOf(unit: string, locale: string): string[] {
  const signs = /^[A-Z]{3}$/u.test(unit)
    ? (['symbol', 'narrowSymbol'] as const).flatMap(currencyDisplay =>
        new Intl.NumberFormat(locale, { style: 'currency', currency: unit, currencyDisplay })
          .formatToParts(1)
          .flatMap(({ type, value }) => (type === 'currency' ? [value] : [])),
      )
    : []
  // The digits of a symbol such as `1INCH` cannot be distinguished from those of the amount.
  return [unit, ...signs].filter(name => !/\p{Nd}/u.test(name)).toSorted((a, b) => b.length - a.length)
}

/** In one form of compatible characters, such as full-width letters, and without invisible ones. */
const plain = (text: string): string => text.replace(/\p{Cf}/gu, '').normalize('NFKC')

/** The text without the field's unit before or after it. A text with any other unit is then not an amount. */
function withoutUnit(typed: string, unit: string, locale: string): string {
  const text = plain(typed).trim()
  const [upper, names] = [text.toUpperCase(), namesOf(unit, locale).map(plain)]
  for (const name of names) {
    if (upper.startsWith(name.toUpperCase())) return text.slice(name.length)
    if (upper.endsWith(name.toUpperCase())) return text.slice(0, -name.length)
  }
  return text
}

/** As the server takes it: without needless zeros, and with a digit on both sides of the point. */
function canonical(whole: string, fraction: string): AmountReading {
  const digits = whole.replace(/^0+(?=\d)/u, '') || '0'
  if (digits.length > 30 || fraction.length > 30) return notNumber
  return { kind: 'amount', amount: fraction === '' ? digits : `${digits}.${fraction}` }
}

const grouped = (text: string, separator: string): boolean => {
  const [first = '', ...rest] = text.split(separator)
  return /^\d{1,3}$/u.test(first) && rest.length > 0 && rest.every(group => /^\d{3}$/u.test(group))
}

/** Indian grouping, such as `1,00,000`: the last three digits, and groups of two before them. */
const isIndian = (text: string): boolean => /^\d{1,2}(,\d{2})+,\d{3}$/u.test(text)

const withoutGroups = (text: string): string => text.replace(/[.,]/gu, '')

/** The separator of decimals in a language: `.`, `,` or Arabic's own. */
export function decimalSeparator(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5)
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.'
}

/** One separator, once: it ends the whole units, unless it may as well group thousands. */
function readSingle(text: string, separator: string, locale: string): AmountReading {
  const [whole = '', fraction = ''] = text.split(separator)
  const asDecimal = canonical(whole, fraction)
  const asGroups = canonical(withoutGroups(text), '')
  const isAmbiguous = grouped(text, separator) && !whole.startsWith('0')
  if (!isAmbiguous || asDecimal.kind !== 'amount' || asGroups.kind !== 'amount') return asDecimal
  const isDecimal = decimalSeparator(locale) === separator
  const [by, other] = isDecimal ? [asDecimal, asGroups] : [asGroups, asDecimal]
  return { kind: 'ambiguous', amount: by.amount, other: other.amount }
}

/**
 * Reads an entered amount: `.5`, `7,`, `1 000,5`, `1,000.50`, `1,00,000`, in digits of any script, with or without the
 * symbol of its unit. A text with two possible meanings is not guessed: one separator followed by exactly three digits is
 * `ambiguous`.
 */
export function readAmount(typed: string, locale: string, unit: string): AmountReading {
  // NFKC would read 5² as 52.
  if (/\p{No}/u.test(typed)) return notNumber
  const text = withoutMarks(bareText(withoutUnit(typed, unit, locale)))
  if (text === '') return bareText(typed) === '' ? { kind: 'empty' } : notNumber
  if (text === undefined || !/^[\d.,\u066b]*\d[\d.,\u066b]*$/u.test(text)) return notNumber
  if (text.includes('\u066b')) {
    const [whole = '', fraction = '', ...more] = text.split('\u066b')
    const isWhole = /^\d*$/u.test(whole) || grouped(whole, ',') || grouped(whole, '.')
    return more.length > 0 || !/^\d*$/u.test(fraction) || !isWhole
      ? notNumber
      : canonical(withoutGroups(whole), fraction)
  }
  const last = /[.,](?=\d*$)/u.exec(text)?.[0]
  if (last === undefined) return canonical(text, '')
  const at = text.lastIndexOf(last)
  const before = text.slice(0, at)
  if (!/[.,]/u.test(before)) return readSingle(text, last, locale)
  if (before.includes(last))
    return grouped(text, last) || isIndian(text) ? canonical(withoutGroups(text), '') : notNumber
  const isGrouped = last === '.' ? grouped(before, ',') || isIndian(before) : grouped(before, '.')
  return isGrouped ? canonical(withoutGroups(before), text.slice(at + 1)) : notNumber
}
