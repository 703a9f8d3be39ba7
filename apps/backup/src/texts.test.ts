import { expect, test } from 'vitest'

import { fill, textsOf } from './texts.ts'

const english = textsOf('en')
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort()

test.each(['es', 'pt', 'fr', 'de', 'it', 'tr', 'ru', 'ja', 'ko', 'zh', 'ar'])(
  'every text of %s is translated and names what the English one names',
  language => {
    const texts = textsOf(language)
    for (const [name, text] of Object.entries(english)) {
      const translated = texts[name as keyof typeof texts]
      expect({ name, values: placeholders(translated) }).toEqual({ name, values: placeholders(text) })
      // Loan words are the same in several languages.
      if (name !== 'memo') expect({ name, text: translated }).not.toEqual({ name, text })
    }
  },
)

test('a region falls back to its language, and an unknown language to English', () => {
  expect(textsOf('pt-BR').close).toBe('Fechar')
  expect(textsOf('xx').close).toBe('Close')
})

test('a value is filled in as text, never as a pattern', () => {
  expect(fill('Send {symbol} on {network}', { symbol: '$&', network: '{symbol}' })).toBe('Send $& on {symbol}')
})
