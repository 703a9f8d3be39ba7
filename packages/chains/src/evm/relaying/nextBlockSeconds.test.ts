import { expect, test } from 'vitest'

import { nextBlockSeconds } from './nextBlockSeconds.ts'

test('the next block is never earlier than the newest one, nor long before now', () => {
  const future = BigInt(Math.floor(Date.now() / 1000)) + 3_600n
  expect(nextBlockSeconds({ timeSeconds: future })).toBe(future)
  expect(nextBlockSeconds({ timeSeconds: 0n })).toBeGreaterThanOrEqual(future - 3_600n)
})
