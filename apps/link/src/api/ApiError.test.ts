import { expect, test } from 'vitest'

import { ApiError } from './ApiError.ts'

test('the server’s text is kept beside the message, which names only kind and status', () => {
  const error = new ApiError('refused', 409, { displayMessage: 'Paid before', errorType: 'conflict' }, 'req-1')
  expect(error.message).toBe('Link API: refused 409')
  expect(error).toMatchObject({ displayMessage: 'Paid before', errorType: 'conflict', supportCode: 'req-1' })
})

test('an error without an answer has empty texts', () => {
  expect(new ApiError('network', 0)).toMatchObject({ displayMessage: '', errorType: '', supportCode: '' })
})
