import { expect, test } from 'vitest'

import { receiptIn, transactionsIn } from './tronShapes.ts'

const txId = 'ab'.repeat(32)
const receipt = (result: string | undefined, outcome?: string) =>
  receiptIn({ id: txId, blockNumber: 7, receipt: { result }, result: outcome }, txId)

test('an unset or DEFAULT result is a success, and every other result except SUCCESS is a failure', () => {
  for (const result of ['SUCCESS', 'DEFAULT', undefined]) expect(receipt(result).hasFailed).toBe(false)
  for (const result of ['REVERT', 'OUT_OF_ENERGY', 'NEW']) expect(receipt(result).hasFailed).toBe(true)
  expect(receipt('DEFAULT', 'FAILED').hasFailed).toBe(true)
})

const transfer = (amount: number) => ({
  txID: txId,
  raw_data: {
    contract: [
      {
        type: 'TransferContract',
        parameter: { value: { owner_address: `41${'1'.repeat(40)}`, to_address: `41${'2'.repeat(40)}`, amount } },
      },
    ],
  },
})

test('a transaction of an unknown form or an inexact amount does not hide the others of its block', () => {
  const odd = { txID: txId, raw_data: { contract: [{ type: 'TransferContract' }] } }
  const transactions = transactionsIn({ transactions: [odd, transfer(2 ** 60), transfer(5), 'x'] })
  expect(transactions.map(({ action }) => action)).toMatchObject([{ amount: 5n }])
})
