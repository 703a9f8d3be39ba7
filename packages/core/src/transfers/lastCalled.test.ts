import fc from 'fast-check'
import { expect, test } from 'vitest'

import { createdNothing } from './isRefused.ts'
import { lastCalled } from './lastCalled.ts'
import type { AttemptOutcome, WithdrawalAttempt } from './ports.ts'

const outcomes: readonly AttemptOutcome[] = [...createdNothing, 'rejected', 'noReply', 'accepted']

const attemptsOf = (given: readonly AttemptOutcome[]) => {
  const all = given.map((outcome, at) => ({ number: at + 1, outcome }) as unknown as WithdrawalAttempt)
  const last = async (_: string, before = Infinity) => all.findLast(({ number }) => number < before)
  return { attempts: { last } }
}

test('the last attempt whose call may have created something is found, behind any number without a call', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...outcomes), { minLength: 1, maxLength: 6 }), async given => {
      const found = await lastCalled(attemptsOf(given), 'transfer')
      const called = given.findLastIndex(outcome => !createdNothing.includes(outcome))
      expect(found?.number).toBe(called === -1 ? given.length : called + 1)
    }),
  )
})
