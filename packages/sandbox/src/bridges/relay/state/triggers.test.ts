import { expect, test } from 'vitest'
import { createTriggers, isUnavailableAmount, triggerOfAmount } from './triggers.ts'

test.each([
  [10_000_901n, 'delay'],
  [902n, 'failure'],
  [10_903n, 'refund'],
  [1_904n, 'superseded'],
  [905n, 'double'],
  [906n, 'drift'],
  [907n, 'liquidity'],
  [908n, undefined],
  [10_000_000n, undefined],
  [9_020n, undefined],
])('an amount of %i asks for %s', (units, mode) => {
  expect(triggerOfAmount(units)?.mode).toBe(mode)
})

test('an amount that ends in 908 is not quoted', () => {
  expect([908n, 10_000_908n, 9_080n].map(isUnavailableAmount)).toEqual([true, true, false])
})

test('a trigger that was set precedes the amount’s trigger, for the given number of times', () => {
  const triggers = createTriggers()
  triggers.add({ mode: 'drift', bps: 100, times: 2 })
  expect(triggers.take('0xa', 902n)).toEqual({ mode: 'drift', bps: 100 })
  expect(triggers.list()).toMatchObject([{ times: 1 }])
  expect(triggers.take('0xb', 902n)?.mode).toBe('drift')
  expect(triggers.take('0xa', 902n)?.mode).toBe('failure')
})

test('a trigger for one address waits for that address, in any letters', () => {
  const triggers = createTriggers()
  triggers.add({ mode: 'refund', times: 1, depositAddress: '0xAB' })
  expect(triggers.take('0xcd', 1n)).toBeUndefined()
  expect(triggers.take('0xab', 1n)?.mode).toBe('refund')
})

test('triggers are cleared', () => {
  const triggers = createTriggers()
  triggers.add({ mode: 'refund', times: 5 })
  triggers.clear()
  expect([triggers.list(), triggers.take('0xa', 1n)]).toEqual([[], undefined])
})
