import { expect, test } from 'vitest'
import { unitsOf } from '../../money/baseUnits.ts'
import { triggerOf } from './amountTriggers.ts'

test.each([
  ['12.777', 6, 'replyLost'],
  ['0.777', 18, 'replyLost'],
  ['5.55500', 6, 'fails'],
  ['1.444', 8, 'callLost'],
  ['1000.202', 6, 'waits'],
  ['777', 6, undefined],
  ['12.7770', 2 + 2, 'replyLost'],
  ['12.7771', 6, undefined],
  ['12.0777', 6, undefined],
  ['5', 0, undefined],
] as const)('%s with %i decimals: %s', (amount, decimals, trigger) => {
  expect(triggerOf(unitsOf(amount, decimals), decimals)).toBe(trigger)
})
