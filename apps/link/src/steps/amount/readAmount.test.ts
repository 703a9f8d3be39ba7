import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { isDecimal } from '../../money/decimal.ts'
import { decimalSeparator, readAmount } from './readAmount.ts'

const locales = ['ar', 'de', 'en', 'es', 'fr', 'it', 'ja', 'ko', 'pt', 'ru', 'tr', 'zh'] as const

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
  ])('%s is %s in every language', (typed, amount) => {
    for (const locale of locales) expect(readAmount(typed, locale)).toEqual({ kind: 'amount', amount })
  })
})

test.each([
  ['1,234', 'en', '1234', '1.234'],
  ['10.000', 'en', '10.000', '10000'],
  ['10.000', 'de', '10000', '10.000'],
  ['1,234', 'de', '1.234', '1234'],
  ['1.234', 'ja', '1.234', '1234'],
])('%s in %s is %s or %s, and not guessed at', (typed, locale, amount, other) => {
  expect(readAmount(typed, locale)).toEqual({ kind: 'ambiguous', amount, other })
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
  '12,34,567',
  'abc',
  '$5',
  '1'.repeat(31),
  `0.${'1'.repeat(31)}`,
])('%s is no amount', typed => {
  for (const locale of locales) expect(readAmount(typed, locale).kind).toBe('notNumber')
})

test('nothing typed is nothing', () => expect(readAmount(' \u00a0', 'en')).toEqual({ kind: 'empty' }))

test('every accepted text gives an amount that the server accepts', () => {
  const typed = fc.string({ unit: fc.constantFrom(..."0123456789.,\u066b\u066c\u0665\uff15 'e-"), maxLength: 40 })
  fc.assert(
    fc.property(typed, fc.constantFrom(...locales), (text, locale) => {
      const reading = readAmount(text, locale)
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
        const written = new Intl.NumberFormat(locale, { minimumFractionDigits: places }).format(amount as `${number}`)
        const reading = readAmount(written, locale)
        expect('amount' in reading && Number(reading.amount)).toBe(Number(amount))
        expect(['amount', 'ambiguous']).toContain(reading.kind)
      },
    ),
  )
})

test('decimals are separated as each language does', () => {
  expect([decimalSeparator('de'), decimalSeparator('en'), decimalSeparator('ja')]).toEqual([',', '.', '.'])
})
