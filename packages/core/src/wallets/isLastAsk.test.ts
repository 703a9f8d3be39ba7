import { expect, test } from 'vitest'

import type { WalletPaymentAttempt } from '../transfers/ports.ts'
import { isLastAsk } from './isLastAsk.ts'

const attempt = (more: object) => more as WalletPaymentAttempt

test('the id of the wallet decides where the answer has one', () => {
  const asked = attempt({ askId: 'a', walletCalls: { id: 'calls-1' } })
  expect(isLastAsk(asked, { callsId: 'calls-1', askId: 'other' })).toBe(true)
  expect(isLastAsk(asked, { callsId: 'calls-2', askId: 'a' })).toBe(false)
  expect(isLastAsk(attempt({}), { callsId: 'calls-1' })).toBe(false)
})

test('an answer to an earlier request of the page is not one to the latest', () => {
  expect(isLastAsk(attempt({ askId: 'ab' }), { askId: 'AB' })).toBe(true)
  expect(isLastAsk(attempt({ askId: 'ab' }), { askId: 'cd' })).toBe(false)
})

test('an answer without an id, or to a request without one, counts as the latest', () => {
  expect(isLastAsk(attempt({ askId: 'ab' }), {})).toBe(true)
  expect(isLastAsk(attempt({}), { askId: 'ab' })).toBe(true)
})
