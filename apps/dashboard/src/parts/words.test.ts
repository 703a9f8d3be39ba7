import { expect, test } from 'vitest'

import { textIn, words } from './words.ts'

test.each([
  ['createApiKey', 'Create API key'],
  ['callbackUrls', 'Callback URLs'],
  ['userId', 'User ID'],
  ['ipRange', 'IP range'],
  ['valid', 'Valid'],
])('%s is shown as %s', (name, text) => expect(words(name)).toBe(text))

test('a name that the dashboard has no text for yet is shown in words, also one of every object', () => {
  expect(textIn({ signIn: 'Signed in' }, 'signIn')).toBe('Signed in')
  expect(textIn({ signIn: 'Signed in' }, 'sendApiKey')).toBe('Send API key')
  expect(textIn({}, 'constructor')).toBe('Constructor')
})
