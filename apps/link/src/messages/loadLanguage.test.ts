import { expect, test } from 'vitest'

import { loadLanguage } from './loadLanguage.ts'
import { loadTexts } from './loadTexts.ts'

test.each([
  ['en-GB', 'de', 'en-GB'],
  ['system', 'en-US', 'en-US'],
  [undefined, 'en', 'en'],
  ['xx', 'en-US', 'en'],
  ['en-!!', 'en', 'en'],
])('%s with system %s gives %s', async (lng, system, locale) => {
  expect((await loadLanguage(lng, system)).locale).toBe(locale)
})

test.each([
  ['pt-BR', 'Voltar', 'pt-BR'],
  ['zh-CN', '返回', 'zh-CN'],
  ['ar', 'رجوع', 'ar-u-nu-latn'],
])('%s has its own texts', async (lng, back, locale) => {
  const language = await loadLanguage(lng, 'en')
  expect([language.messages.common.back, language.locale]).toEqual([back, locale])
})

test('the test language contains plain letters only in inserted values', async () => {
  const messages = await loadTexts(await loadLanguage('en-XA', 'en'))
  expect(messages.common.back).toMatch(/^Ɓåçķ/)
  expect(messages.consent.title('Shop', 'Kraken')).toMatch(/^Shop .* Kraken /)
})

test('the texts of later steps are in the language of the first ones, and with them', async () => {
  const language = await loadLanguage('de', 'en')
  const { common, preview } = await loadTexts(language)
  expect([common.back, preview.network]).toEqual(['Zurück', 'Netzwerk'])
  expect(loadTexts(language)).toBe(loadTexts(language))
})
