import { expect, test } from 'vitest'

import { seconds, secondsOrNull } from './seconds.ts'

test('a time is rounded down to the second, also before 1970', () => {
  expect([seconds(1_999), seconds(-1)]).toEqual([1, -1])
})

test('an unknown time is null, and the first second of 1970 is not', () => {
  expect([secondsOrNull(undefined), secondsOrNull(0)]).toEqual([null, 0])
})
