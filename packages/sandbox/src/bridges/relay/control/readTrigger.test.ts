import { expect, test } from 'vitest'
import { readTrigger } from './readTrigger.ts'

test('a trigger meets one pay-in unless it says more', () => {
  expect(readTrigger({ mode: 'refund' })).toEqual({ mode: 'refund', times: 1 })
  const whole = { mode: 'drift', times: 3, bps: -300, ms: 5, depositAddress: '0x1' }
  expect(readTrigger(whole)).toEqual(whole)
})

test.each([
  [{}, /^mode must be one of delay, failure/],
  [{ mode: 'explode' }, /^mode must be one of/],
  [{ mode: 'refund', times: 0 }, 'times must be a whole number above zero'],
  [{ mode: 'refund', times: 1.5 }, 'times must be a whole number above zero'],
  [{ mode: 'delay', ms: 86_400_001 }, 'ms must be a whole number up to a day'],
  [{ mode: 'drift', bps: -10_000 }, 'bps must be between -9999 and 10000'],
  [{ mode: 'refund', depositAddress: 1 }, 'depositAddress must be text'],
])('%j is refused', (body, problem) => {
  expect(readTrigger(body)).toEqual(expect.stringMatching(problem))
})
