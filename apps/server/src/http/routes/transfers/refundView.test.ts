import { expect, test } from 'vitest'

import { refundView } from './refundView.ts'

test('a refund address is shown with its tag, and without an address nothing is', () => {
  expect(refundView({ refundTo: { address: 'r1', tag: '7' } })).toEqual({ refundAddress: 'r1', refundAddressTag: '7' })
  expect(refundView({ refundTo: { address: 'r1' } })).toEqual({ refundAddress: 'r1' })
  expect(refundView({})).toEqual({})
})
