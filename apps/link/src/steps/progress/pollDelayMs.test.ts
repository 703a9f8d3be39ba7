import { expect, test } from 'vitest'

import { pollDelayMs } from './pollDelayMs.ts'

test('the first half minute is read every two seconds, and no wait is shorter than the one before', () => {
  const delays = Array.from({ length: 100 }, (_, answers) => pollDelayMs(answers))
  expect(delays.slice(0, 15).reduce((sum, delay) => sum + delay, 0)).toBe(30_000)
  expect(delays).toEqual(delays.toSorted((left, right) => left - right))
  expect(delays.at(-1)).toBe(15_000)
})
