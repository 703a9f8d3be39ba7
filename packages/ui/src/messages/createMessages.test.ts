import { expect, test } from 'vitest'

import { createMessages } from './createMessages.ts'
import type { TranslationOf } from './texts.ts'

const en = {
  consent: { title: 'Let {client} use {institution}' },
  catalogue: {
    intro: 'Choose an account to connect to {client}.',
    results: { one: '{count} exchange', other: '{count} exchanges' },
  },
} as const

const translate = (change: (texts: Record<string, Record<string, unknown>>) => void, locale: string) => {
  const texts = structuredClone(en) as unknown as Record<string, Record<string, unknown>>
  change(texts)
  return createMessages(en, texts as unknown as TranslationOf<typeof en>, locale)
}

test('each value replaces its name, in the order of the English text, as text and never as a pattern', () => {
  const { consent } = translate(({ consent }) => {
    consent!['title'] = '{institution} ({client}) {institution}'
  }, 'de')
  expect(consent.title('{institution}', '$&')).toBe('$& ({institution}) $&')
})

test.each([
  [1, '1 биржа'],
  [3, '3 биржи'],
  [5, '5 бирж'],
  [1_001, '1\u00a0001 биржа'],
])('counts %i by the rules and the digits of the language', (count, text) => {
  const { catalogue } = translate(({ catalogue }) => {
    catalogue!['results'] = { one: '{count} биржа', few: '{count} биржи', many: '{count} бирж', other: '{count} биржи' }
  }, 'ru')
  expect(catalogue.results(count)).toBe(text)
})

test('a text without a translation is in English', () => {
  const { consent, catalogue } = translate(texts => {
    delete texts['consent']
    delete texts['catalogue']!['intro']
  }, 'de')
  expect([consent.title('Shop', 'Kraken'), catalogue.intro('Shop')]).toEqual([
    'Let Shop use Kraken',
    'Choose an account to connect to Shop.',
  ])
})

test('values in a right-to-left text are isolated', () => {
  const { catalogue } = translate(() => undefined, 'ar')
  expect(catalogue.intro('Shop (UK)')).toBe('Choose an account to connect to \u2068Shop (UK)\u2069.')
})
