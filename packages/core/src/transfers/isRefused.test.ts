import { expect, test } from 'vitest'

import { createdNothing, isRefused, refusals, unanswered } from './isRefused.ts'

const attempt = (outcome: string | undefined, changes: object = {}) =>
  ({ kind: 'exchangeWithdrawal', state: 'rejected', outcome, ...changes }) as never
const waiting = { phase: 'awaitingUser' } as const

test.each(refusals)('a call that ended with %s was refused', outcome => {
  expect(isRefused(waiting, attempt(outcome))).toBe(true)
  expect(isRefused({ phase: 'failed' }, attempt(outcome))).toBe(false)
})

test('an outcome without a call or without an answer is not a refusal', () => {
  for (const outcome of [...createdNothing, ...unanswered]) expect(isRefused(waiting, attempt(outcome))).toBe(false)
})

test('a row of an earlier version, without an outcome, counts as refused', () => {
  expect(isRefused(waiting, attempt(undefined))).toBe(true)
  expect(isRefused(waiting, attempt(undefined, { kind: 'walletPayment' }))).toBe(false)
})
