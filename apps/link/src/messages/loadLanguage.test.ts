import { expect, test } from 'vitest'

import { loadLanguage } from './loadLanguage.ts'

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
  const { messages, locale: shown } = await loadLanguage(lng, 'en')
  expect([messages.common.back, shown]).toEqual([back, locale])
})

test('the language of the tests is in no plain letters but for what is filled in', async () => {
  const { messages } = await loadLanguage('en-XA', 'en')
  expect(messages.common.back).toMatch(/^Ɓåçķ/)
  expect(messages.consent.title('Shop', 'Kraken')).toMatch(/^Shop .* Kraken /)
})
