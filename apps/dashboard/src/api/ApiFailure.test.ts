import { expect, test } from 'vitest'

import { ApiFailure, isSignedOut } from './ApiFailure.ts'

test('only the server’s 401 signs a member out', () => {
  expect(isSignedOut(new ApiFailure(401, 'signedOut'))).toBe(true)
  expect([new ApiFailure(403, 'permissionDenied'), new Error('401'), undefined].map(isSignedOut)).toEqual([
    false,
    false,
    false,
  ])
})
