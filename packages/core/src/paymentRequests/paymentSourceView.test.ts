import { expect, test } from 'vitest'

import { firstNumberOf } from './paymentSourceView.ts'

test('tags begin at 1, because some senders take the tag 0 for no tag, and derived addresses at 0', () => {
  expect(firstNumberOf({ kind: 'account' })).toBe(1)
  expect(firstNumberOf({ kind: 'extendedKey' } as never)).toBe(0)
})
