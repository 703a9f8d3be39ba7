import { add, compare, isZero, subtract } from '@rialto/catalog'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { aConnection, aTransfer } from '../../testing/fixtures.ts'
import type { Transfer, TransferPhase } from '../ports.ts'
import { arrivedOf, arrivedOrMoving, combinedPhase, missingOf } from './combinedPhase.ts'

const connection = aConnection({ clientId: 'client', environment: 'sandbox' })
const part = (phase: TransferPhase, amount = '10') => aTransfer(connection, { phase, amount })
const phases: readonly TransferPhase[] = [
  'converting',
  'sending',
  'awaitingUser',
  'unknown',
  'accepted',
  'onChain',
  'settled',
  'failed',
]

test.each<[string, TransferPhase, TransferPhase[], TransferPhase]>([
  ['all of it has arrived', 'accepted', ['settled', 'settled'], 'settled'],
  ['a part has arrived and another failed: the rest can still be paid', 'accepted', ['settled', 'failed'], 'accepted'],
  ['an institution had a part, and only a later one is alive', 'accepted', ['sending', 'failed'], 'accepted'],
  ['an institution has a part', 'sending', ['sending', 'onChain'], 'accepted'],
  ['nobody knows of a part', 'sending', ['unknown', 'sending'], 'unknown'],
  ['nobody knew of a part', 'unknown', ['sending', 'sending'], 'unknown'],
  ['every call is under way', 'sending', ['sending', 'converting'], 'sending'],
  ['every part failed', 'accepted', ['failed', 'failed'], 'failed'],
  ['the only part waits for its user', 'sending', ['awaitingUser', 'failed'], 'awaitingUser'],
  ['what was reported as under way cannot wait for its user again', 'accepted', ['awaitingUser', 'failed'], 'failed'],
])('where %s it is %s → %j → %s', (_, phase, parts, next) => {
  expect(
    combinedPhase(
      { phase, amount: '20' },
      parts.map(each => part(each)),
    ),
  ).toBe(next)
})

const someParts = fc.array(
  fc
    .record({ phase: fc.constantFrom(...phases), units: fc.integer({ min: 1, max: 1_000 }) })
    .map(({ phase, units }) => part(phase, `${units}.5`)),
  { maxLength: 4 },
)

test('the arrived, moving and missing amounts sum to the amount', () => {
  fc.assert(
    fc.property(someParts, parts => {
      const amount = parts.reduce((sum, one) => add(sum, one.amount), '7')
      expect(add(missingOf({ amount }, parts), arrivedOrMoving(parts))).toBe(amount)
      expect(compare(arrivedOf(parts), arrivedOrMoving(parts))).toBeLessThanOrEqual(0)
    }),
    { numRuns: 40 },
  )
})

test('it ends with success exactly when the settled parts make up its amount, and fails only when no part is alive', () => {
  fc.assert(
    fc.property(someParts, fc.constantFrom(...phases.slice(1, 5)), fc.boolean(), (parts, phase, isWhole) => {
      const arrived = arrivedOf(parts)
      const amount = isWhole && !isZero(arrived) ? arrived : add(arrivedOrMoving(parts), '1')
      const next = combinedPhase({ phase, amount }, parts)
      expect(next === 'settled').toBe(!isZero(arrived) && isZero(subtract(amount, arrived)))
      if (next === 'failed') expect(arrivedOrMoving(parts)).toBe('0')
    }),
    { numRuns: 40 },
  )
})

test('a part that was sent although it had failed pays its amount, so that no other part does', () => {
  const late: Transfer = { ...part('failed', '20'), foundLateAtMs: 1 }
  expect(missingOf({ amount: '30' }, [late])).toBe('10')
  expect(missingOf({ amount: '30' }, [late, part('settled', '20')])).toBe('0')
})
