import { expect, test } from 'vitest'

import { ApiError } from './ApiError.ts'
import { isEnded } from './isEnded.ts'

test('only an error of the Link API says that the session has ended', () => {
  expect(isEnded(new ApiError('ended', 401))).toBe(true)
  expect(isEnded(new ApiError('refused', 401))).toBe(false)
  expect(isEnded({ kind: 'ended' })).toBe(false)
})
