import { expect, test } from 'vitest'

import { hasError } from './solanaMovement.ts'

test('a reply without its result is unreadable, neither a success nor a failure', () => {
  expect(hasError(null)).toBe(false)
  expect(hasError({ InstructionError: [0, 'Custom'] })).toBe(true)
  expect(() => hasError(undefined)).toThrow('no valid result')
})
