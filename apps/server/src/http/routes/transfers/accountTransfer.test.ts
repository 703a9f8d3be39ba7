import type { UpstreamTransfer } from '@rialto/core'
import { expect, test } from 'vitest'

import { accountTransfer } from './accountTransfer.ts'

const transfer = {
  upstreamId: 'W-1',
  status: 'succeeded',
  upstreamStatus: 'COMPLETED',
  type: 'withdrawal',
  symbol: 'ETH',
  amount: '0.1',
  createdAtMs: 1_767_000_000_999,
} as UpstreamTransfer

test('the total of an outgoing transfer is the amount plus the fee, to the last digit', () => {
  expect(accountTransfer({ ...transfer, fee: '0.2' })).toMatchObject({
    amount: 0.1,
    transferFee: 0.2,
    transactionAmount: 0.3,
  })
})

test('a fee and a time of change that the institution does not give are not invented', () => {
  const answer = accountTransfer(transfer)
  expect(answer).toMatchObject({
    transactionAmount: 0.1,
    createdTimestamp: 1_767_000_000,
    updatedTimestamp: 1_767_000_000,
  })
  for (const field of ['transferFee', 'hash', 'memo', 'confirmations']) expect(answer).not.toHaveProperty(field)
})

test('a transfer without confirmations has none, which is not the same as not knowing', () => {
  expect(accountTransfer({ ...transfer, confirmations: 0 })).toHaveProperty('confirmations', 0)
})
