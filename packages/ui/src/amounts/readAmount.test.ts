import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { decimalSeparator, readAmount } from './readAmount.ts'

const isDecimal = (text: string) => /^\d+(\.\d+)?$/.test(text)

const languages = ['ar', 'de', 'en', 'es', 'fr', 'it', 'ja', 'ko', 'pt', 'ru', 'tr', 'zh'] as const
/** Regions whose number format differs from that of their language elsewhere. */
const regions = [
  'ar-EG',
  'bn-BD',
  'de-AT',
  'de-CH',
  'en-IN',
  'en-ZA',
  'es-MX',
  'fa-IR',
  'fr-CH',
  'hi-IN',
  'mr-IN',
  'pt-PT',
] as const
const locales = [...languages, ...regions]

describe('a text with one meaning is read', () => {
  test.each([
    ['.5', '0.5'],
    [',5', '0.5'],
    ['7.', '7'],
    ['7,', '7'],
    ['0,123', '0.123'],
    ['007.50', '7.50'],
    ['1 000,5', '1000.5'],
    ['1\u202f000,50', '1000.50'],
    ["1'000.5", '1000.5'],
    ['1,000.50', '1000.50'],
    ['1.000,50', '1000.50'],
    ['1.000.000', '1000000'],
    ['1,000,000.5', '1000000.5'],
    ['1234.567', '1234.567'],
    ['1,2345', '1.2345'],
    // Arabic, Persian, full-width and Devanagari digits.
    ['\u0662\u0665', '25'],
    ['\u06f1\u06f2\u066b\u06f5', '12.5'],
    ['\u0661\u066c\u0662\u0663\u0664\u066b\u0665', '1234.5'],
    ['\uff12\uff15\uff0e\uff15', '25.5'],
    ['\u0967\u0968', '12'],
    ['1,00,000', '100000'],
    ['12,34,567.5', '1234567.5'],
    ['\u0967,\u0966\u0966,\u0966\u0966\u0966', '100000'],
    // With the stop and the comma of an East Asian keyboard.
    ['\uff11\uff10\u3002\uff15', '10.5'],
    ['\uff11\uff0c\uff10\uff10\uff10\uff0e\uff15', '1000.5'],
    // Grouped by blanks of every width and by Swiss apostrophes, also in Indian groups and in the fraction.
    ['1\u00a0000\u00a0000', '1000000'],
    ['12\u2009345,5', '12345.5'],
    ['1\u2007000', '1000'],
    ['1\u3000000', '1000'],
    ['1\u2019234\u2019567.5', '1234567.5'],
    ['1\uff07000', '1000'],
    ['1 00 000', '100000'],
    ['0.123 456 7', '0.1234567'],
    ['1 000,500', '1000.500'],
    ['\u06f1\u066c\u06f2\u06f3\u06f4', '1234'],
    ['\u06f1\u06f2\u066b\u06f3\u06f4\u06f5', '12.345'],
    ['\uff15\uff10\u3000\uff35\uff33\uff24\uff23', '50'],
    // As copied from a right-to-left page.
    ['\u200f\u0661\u0662\u066b\u0665\u200e', '12.5'],
    ['\u2066100\u2069', '100'],
    // With the unit of the field.
    ['USDC 50', '50'],
    ['50 usdc', '50'],
    ['1.000,50\u00a0USDC', '1000.50'],
  ])('%s is %s in every language', (typed, amount) => {
    for (const locale of locales) expect(readAmount(typed, locale, 'USDC')).toEqual({ kind: 'amount', amount })
  })
})

test.each([
  ['1,234', 'en', '1234', '1.234'],
  ['10.000', 'en', '10.000', '10000'],
  ['10.000', 'de', '10000', '10.000'],
  ['1,234', 'de', '1.234', '1234'],
  ['1.234', 'ja', '1.234', '1234'],
])('%s in %s is %s or %s, and not guessed at', (typed, locale, amount, other) => {
  expect(readAmount(typed, locale, 'USDC')).toEqual({ kind: 'ambiguous', amount, other })
})

test.each([
  '.',
  ',',
  '1e3',
  '-1',
  '+1',
  '1..5',
  '1,2,3',
  '1.5,2.5',
  '1,23.4',
  '12,345,67',
  '1,00,00',
  '1.00.000',
  '1 5',
  "1'5",
  '5 0',
  '1 00',
  '1 0000',
  '1\u066c5',
  "1'000 000",
  '1,234 567',
  '1.234 567 890',
  '0 123',
  '10 . 5',
  '1\t000',
  '1\n000',
  '\u22121',
  '(5)',
  '5-',
  '1E3',
  '1\u00d710',
  '5\u00b2',
  '\u00bd',
  'EUR 5',
  'USDT 5',
  'USDC',
  'USDC 5 USDC',
  'abc',
  '$5',
  '1'.repeat(31),
  `0.${'1'.repeat(31)}`,
])('%s is no amount', typed => {
  for (const locale of locales) expect(readAmount(typed, locale, 'USDC').kind).toBe('notNumber')
})

test('nothing typed is nothing', () => expect(readAmount(' \u00a0', 'en', 'USDC')).toEqual({ kind: 'empty' }))

test('every accepted text gives an amount that the server accepts', () => {
  const typed = fc.string({ unit: fc.constantFrom(..."0123456789.,\u066b\u066c\u0665\uff15 'e-"), maxLength: 40 })
  fc.assert(
    fc.property(typed, fc.constantFrom(...locales), (text, locale) => {
      const reading = readAmount(text, locale, 'USDC')
      if ('amount' in reading) expect(isDecimal(reading.amount)).toBe(true)
      if ('other' in reading) expect(isDecimal(reading.other)).toBe(true)
    }),
  )
})

test('an amount formatted in a language is read back as the same amount, or reported as ambiguous', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 12n }),
      fc.integer({ min: 0, max: 6 }),
      fc.constantFrom(...locales),
      (units, places, locale) => {
        const digits = units.toString().padStart(places + 1, '0')
        const amount = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`
        const format = new Intl.NumberFormat(locale, { minimumFractionDigits: places })
        const reading = readAmount(format.format(amount as `${number}`), locale, 'USDC')
        expect('amount' in reading && Number(reading.amount)).toBe(Number(amount))
        expect(['amount', 'ambiguous']).toContain(reading.kind)
      },
    ),
  )
})

test('decimals are separated as each language does', () => {
  expect([decimalSeparator('de'), decimalSeparator('en'), decimalSeparator('ja')]).toEqual([',', '.', '.'])
})

test.each([
  ['$1,000.00', 'en-US', 'USD', '1000.00'],
  ['US$ 1.000,00', 'pt-BR', 'USD', '1000.00'],
  ['1.000,50 \u20ac', 'de-DE', 'EUR', '1000.50'],
  ['CHF 1\u2019000.50', 'de-CH', 'CHF', '1000.50'],
  ['R$ 1.000,50', 'pt-BR', 'BRL', '1000.50'],
  ['\uffe51,000.00', 'ja-JP', 'JPY', '1000.00'],
  ['\u20b91,00,000.00', 'en-IN', 'INR', '100000.00'],
])('%s, pasted in %s into a field of %s, is %s', (typed, locale, unit, amount) => {
  expect(readAmount(typed, locale, unit)).toEqual({ kind: 'amount', amount })
})

test('the sign of another currency is not left out', () => {
  expect(readAmount('$5', 'en', 'ETH')).toEqual({ kind: 'notNumber' })
  expect(readAmount('\u20ac5', 'en', 'USD')).toEqual({ kind: 'notNumber' })
  expect(readAmount('51INCH', 'en', '1INCH')).toEqual({ kind: 'notNumber' })
})

test('a sum of money formatted in a language is read back in its field as the same sum', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10 ** 9 }),
      fc.constantFrom(...locales),
      fc.constantFrom('USD', 'EUR', 'CHF', 'BRL', 'INR', 'GBP'),
      (cents, locale, currency) => {
        const sum = cents / 100
        const written = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(sum)
        const reading = readAmount(written, locale, currency)
        expect([written, reading.kind, 'amount' in reading && Number(reading.amount)]).toEqual([written, 'amount', sum])
      },
    ),
  )
})
