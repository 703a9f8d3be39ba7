import { expect, test } from 'vitest'

import { loadLanguage } from './loadLanguage.ts'

test.each([
  [['de', 'en-US', 'de-AT'], 'de', 'de-AT', 'Abmelden'],
  [['ja', 'pt-PT', 'en'], 'pt', 'pt-PT', 'Sair'],
  [['en-GB', 'de'], 'en', 'en-GB', 'Sign out'],
  [['fr'], 'fr', 'fr', 'Se déconnecter'],
  [['ja', 'constructor'], 'en', 'en', 'Sign out'],
  [['en-US@posix'], 'en', 'en', 'Sign out'],
  [[], 'en', 'en', 'Sign out'],
])('%j is shown as %s, written as %s', async (wanted, tag, locale, signOut) => {
  const language = await loadLanguage(wanted)
  expect([language.tag, language.locale, language.messages.shell.signOut]).toEqual([tag, locale, signOut])
})

test('dates, numbers and plurals are those of the language', async () => {
  const { format } = await loadLanguage(['de'])
  expect([format.amount(1234.5, 'USDC'), format.share(1, 3), format.duration(7_200), format.day('2026-03-01')]).toEqual(
    ['1.234,5 USDC', '33,3\u00a0%', '2 Std.', '1. März'],
  )
})

test('the language of the tests is in no plain letters', async () => {
  const { messages } = await loadLanguage(['en-XA'])
  expect(messages.shell.signOut).not.toMatch(/[a-z]/)
})
