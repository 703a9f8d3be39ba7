import { expect, test } from 'vitest'

import { steadyMs } from './ids.ts'

test('durations are measured by the steady clock where there is one', () => {
  expect(steadyMs({ nowMs: () => 1, steadyMs: () => 2 })).toBe(2)
  expect(steadyMs({ nowMs: () => 1 })).toBe(1)
})
