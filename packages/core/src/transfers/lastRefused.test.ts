import { expect, test } from 'vitest'

import { lastRefused } from './lastRefused.ts'
import type { AttemptOutcome, WithdrawalAttempt } from './ports.ts'

const find = (...outcomes: AttemptOutcome[]) => {
  const all = outcomes.map(
    (outcome, at) =>
      ({ number: at + 1, kind: 'exchangeWithdrawal', state: 'rejected', outcome }) as unknown as WithdrawalAttempt,
  )
  const last = async (_: string, before = Infinity) => all.findLast(({ number }) => number < before)
  return lastRefused({ attempts: { last } }, 'transfer')
}

test('the refused attempt before the last one is found, also behind one without a call', async () => {
  expect((await find('rejected', 'secondFactorRequired', 'accepted'))?.number).toBe(1)
  expect((await find('rejected', 'rejected', 'accepted'))?.number).toBe(2)
})

test('the last attempt itself and attempts without a refusal do not count', async () => {
  expect(await find('rejected')).toBeUndefined()
  expect(await find('unreached', 'secondFactorRequired', 'rejected')).toBeUndefined()
})
