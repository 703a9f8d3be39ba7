import { expect, test } from 'vitest'

import { ApiError } from './ApiError.ts'
import { toFailure } from './toFailure.ts'

test('the server’s words go to the host, and its request id to the operator', () => {
  const error = new ApiError('refused', 400, { displayMessage: 'Limit reached', errorType: 'accountLocked' }, 'req')
  expect(toFailure('refused', error)).toEqual({
    kind: 'refused',
    problem: 'accountLocked',
    message: 'Limit reached',
    supportCode: 'req',
  })
})

test('the message of a defect in the page is not shown or reported', () => {
  expect(toFailure('unknown', new TypeError('x is undefined'))).toEqual({
    kind: 'unknown',
    problem: 'ourFault',
    message: '',
    supportCode: '',
  })
})
