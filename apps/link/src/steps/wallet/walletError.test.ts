import { expect, test } from 'vitest'

import { codeOf } from './walletError.ts'

test('the number of a wallet’s error is read from any object, and of nothing else', () => {
  expect(codeOf({ code: 4001, message: 'rejected' })).toBe(4001)
  expect([codeOf(new Error('x')), codeOf('4001'), codeOf(null)]).toEqual([undefined, undefined, undefined])
})
