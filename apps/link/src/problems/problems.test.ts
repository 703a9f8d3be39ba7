import { expect, test } from 'vitest'

import { ApiError } from '../api/ApiError.ts'
import { problemOf, problemOfError } from './problems.ts'

test.each([
  ['insufficientFunds', 'insufficientFunds'],
  ['tokenExpired', 'signInAgain'],
  ['integrationRateLimited', 'rateLimited'],
  ['clockSkew', 'unavailable'],
  ['ofANewerServer', 'refused'],
  ['toString', 'refused'],
  ['__proto__', 'refused'],
  [undefined, 'refused'],
])('%s is shown as %s', (name, problem) => expect(problemOf(name, 'refused')).toBe(problem))

test('no answer means that the device is offline, and a defect of the page is ours', () => {
  expect(problemOfError(new ApiError('network', 0))).toBe('offline')
  expect(problemOfError(new ApiError('refused', 400, { errorType: 'amountBelowMinimum' }))).toBe('amountBelowMinimum')
  expect(problemOfError(new TypeError('x is undefined'))).toBe('ourFault')
})
