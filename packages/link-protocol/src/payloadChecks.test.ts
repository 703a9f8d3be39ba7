import { expect, test } from 'vitest'

import { isSessionSummary, isTransferFinishedPayload } from './payloadChecks.ts'

const finished = {
  ...{ status: 'success', txId: 'tx', fromAddress: '0x1', toAddress: '0x2', symbol: 'USDC', amount: 1, networkId: 'n' },
}

test('a finished transfer needs each required field, and ignores those of a later version', () => {
  expect(isTransferFinishedPayload({ ...finished, tomorrow: {} })).toBe(true)
  for (const name of Object.keys(finished))
    expect(isTransferFinishedPayload({ ...finished, [name]: undefined })).toBe(false)
})

test('an optional field of another type makes the payload invalid', () => {
  expect(isTransferFinishedPayload({ ...finished, amountDecimal: 1 })).toBe(false)
  expect(isTransferFinishedPayload({ ...finished, transferStatus: 'lost' })).toBe(false)
})

test('a summary may name a missing error by null', () => {
  expect(isSessionSummary({ page: 'startPage', errorMessage: null })).toBe(true)
  expect(isSessionSummary({ page: 'startPage', errorMessage: 7 })).toBe(false)
})
