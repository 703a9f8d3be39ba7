import { expect, test } from 'vitest'

import { lazy } from './lazy.ts'

test('a value is made once, and not before it is used', () => {
  let made = 0
  const value = lazy(() => {
    made += 1
    return undefined
  })
  expect(made).toBe(0)
  value()
  value()
  expect(made).toBe(1)
})
