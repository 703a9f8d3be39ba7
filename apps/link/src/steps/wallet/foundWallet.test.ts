import { expect, test } from 'vitest'

import { isShortText, ownIcon } from './foundWallet.ts'

test('an icon that would be loaded from elsewhere is not shown', () => {
  expect(ownIcon('data:image/svg+xml;base64,AAAA')).toBe('data:image/svg+xml;base64,AAAA')
  for (const icon of ['https://wallet.example/icon.svg', 'data:text/html,x', 5, undefined])
    expect(ownIcon(icon)).toBeUndefined()
})

test('a name has 1 to 200 characters', () => {
  expect(['', 'a', 'a'.repeat(200), 'a'.repeat(201), 7].map(isShortText)).toEqual([false, true, true, false, false])
})
