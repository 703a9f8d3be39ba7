import { expect, test } from 'vitest'

import { inLanguage, pageLanguageOf, pageLanguages } from './pageTexts.ts'

test('the server’s own pages speak the languages that Link speaks', () => {
  expect([...pageLanguages].sort()).toEqual(['ar', 'de', 'en', 'es', 'fr', 'it', 'ja', 'ko', 'pt', 'ru', 'tr', 'zh'])
  const sentences = pageLanguages.map(one => inLanguage(one).texts.unavailable)
  expect(new Set(sentences).size).toBe(pageLanguages.length)
})

test.each([
  ['pt-BR,pt;q=0.9,en;q=0.8', 'pt'],
  ['nl, DE-AT;q=0.8', 'de'],
  ['zh-Hant-TW', 'zh'],
  ['*', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('of the preferred languages %s the page is in %s', (header, language) => {
  expect(pageLanguageOf(header)).toBe(language)
})
