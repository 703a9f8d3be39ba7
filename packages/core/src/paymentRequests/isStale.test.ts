import { networks, type NetworkType } from '@rialto/catalog'
import { expect, test } from 'vitest'

import { isStale } from './isStale.ts'

const idOf = (type: NetworkType): string => networks.find(({ networkType }) => networkType === type)?.id ?? type
const minute = 60_000

test.each<[NetworkType, number]>([
  ['evm', 5],
  ['solana', 2],
  ['tron', 2],
  ['ripple', 2],
  ['bitcoin', 180],
])('a node of the family %s stands still after %i minutes without a block', (type, minutes) => {
  const nowMs = 1_000 * minute
  expect(isStale(idOf(type), { headAtMs: nowMs - minutes * minute, nowMs })).toBe(false)
  expect(isStale(idOf(type), { headAtMs: nowMs - minutes * minute - 1, nowMs })).toBe(true)
})

test('a node whose newest block has no time is not called stale, and an unknown network has five minutes', () => {
  expect(isStale(idOf('evm'), { headAtMs: undefined, nowMs: 9e12 })).toBe(false)
  expect(isStale('unknown', { headAtMs: 0, nowMs: 5 * minute + 1 })).toBe(true)
})
