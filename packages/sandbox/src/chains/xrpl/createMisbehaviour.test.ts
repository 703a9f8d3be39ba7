import { expect, test } from 'vitest'

import { createMisbehaviour, isXrplMode } from './createMisbehaviour.ts'

test('faults apply to their number of calls, one after the other', () => {
  const misbehaviour = createMisbehaviour()
  misbehaviour.begin('slowDown', 2)
  misbehaviour.begin('overloaded', 1)
  expect(Array.from({ length: 4 }, () => misbehaviour.next())).toEqual([
    'slowDown',
    'slowDown',
    'overloaded',
    undefined,
  ])
})

test('clearing ends faults and restores lost ledgers', () => {
  const misbehaviour = createMisbehaviour()
  misbehaviour.begin('noNetwork', 5)
  misbehaviour.lose({ first: 3, last: 4 })
  expect(misbehaviour.gap()).toEqual({ first: 3, last: 4 })
  misbehaviour.clear()
  expect([misbehaviour.next(), misbehaviour.gap()]).toEqual([undefined, undefined])
})

test('a name of another fault is not a mode', () => {
  expect([isXrplMode('slowDown'), isXrplMode('constructor'), isXrplMode(5)]).toEqual([true, false, false])
})
