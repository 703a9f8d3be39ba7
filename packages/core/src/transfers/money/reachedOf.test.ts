import { expect, test } from 'vitest'

import { reachedOf } from './reachedOf.ts'

type Asked = Parameters<typeof reachedOf>[0]
const lost = (arrived?: string) =>
  ({ finding: { kind: 'reorganized', atMs: 1, arrived } }) as unknown as Pick<Asked, 'finding'>
const settled = { phase: 'settled' as const, amount: '5' }

test('the ordered amount counts until another one is known', () => {
  expect(reachedOf(settled)).toBe('5')
  expect(reachedOf({ ...settled, arrived: '4.9' })).toBe('4.9')
})

test('a transfer whose block was replaced has reached the sum of its other payments, or nothing', () => {
  expect(reachedOf({ ...settled, arrived: '5', ...lost() })).toBe('0')
  expect(reachedOf({ ...settled, arrived: '5', ...lost('2') })).toBe('2')
})
