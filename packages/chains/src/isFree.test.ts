import { paymentKey } from '@rialto/core'
import { expect, test } from 'vitest'

import { isFree } from './isFree.ts'

test('a payment is taken if another transfer has claimed any part of it', () => {
  const claimed = new Set([paymentKey('0x1', '2')])
  const payment = (hash: string, ...positions: string[]) => ({ hash, positions })
  expect(isFree(claimed as never, payment('0x1', '1'))).toBe(true)
  expect(isFree(claimed as never, payment('0x1', '1', '2'))).toBe(false)
  expect(isFree(claimed as never, payment('0x2', '2'))).toBe(true)
})
