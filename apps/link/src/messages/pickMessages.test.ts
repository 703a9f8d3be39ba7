import { expect, test } from 'vitest'

import { pickMessages } from './pickMessages.ts'

test.each([
  ['en-GB', 'de', 'en-GB'],
  ['system', 'en-US', 'en-US'],
  [undefined, 'en', 'en'],
  ['xx', 'en-US', 'en'],
  ['en-!!', 'en', 'en'],
])('%s with system %s gives %s', (lng, system, locale) => {
  expect(pickMessages(lng, system).locale).toBe(locale)
})
