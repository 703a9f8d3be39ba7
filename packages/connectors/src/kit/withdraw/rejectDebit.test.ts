import { expect, test } from 'vitest'

import { rejectDebit } from './rejectDebit.ts'

const order = { symbol: 'USDC', amount: '10', maxDebit: '10.5' }

test('a debit up to the approved one passes, in any notation', () => {
  expect(rejectDebit(order, '10.50', 'Kraken')).toBeUndefined()
})

test('a smallest unit more is rejected with both fees', () => {
  expect(rejectDebit(order, '10.500001', 'Kraken')).toEqual({
    kind: 'feeAboveApproved',
    debit: '10.500001',
    message: 'Kraken’s fee is now 0.500001 USDC, more than the approved 0.5 USDC; no funds have moved',
  })
})
