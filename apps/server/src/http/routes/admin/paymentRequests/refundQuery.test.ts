import { expect, test } from 'vitest'

import { refundQuery } from './refundQuery.ts'

test('ids are compared in lower case, and absent filters stay absent', () => {
  expect(refundQuery({ refundId: 'AB', userId: 'User' })).toEqual({ id: 'ab', userId: 'User' })
  expect(refundQuery({ paymentRequestId: 'CD', statuses: [] })).toEqual({ requestId: 'cd', statuses: [] })
})
