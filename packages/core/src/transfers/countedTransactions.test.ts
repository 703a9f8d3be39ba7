import { expect, test } from 'vitest'

import { aConnection, aTransfer } from '../testing/fixtures.ts'
import { countedTransactions } from './countedTransactions.ts'

const transfer = aTransfer(aConnection({ clientId: 'client', environment: 'sandbox' }), { amount: '12.5', hash: '0x1' })
const { networkId, symbol } = transfer

const countedOf = (changes: object, payments: object[] = []) =>
  countedTransactions(
    { store: { paymentRequests: { payments: async () => payments } } } as never,
    { ...transfer, ...changes } as never,
  )

test('a withdrawal counts its own transaction, and none before it has one', async () => {
  expect(await countedOf({})).toEqual([{ hash: '0x1', amount: '12.5', counted: '12.5' }])
  expect(await countedOf({ hash: undefined })).toEqual([])
})

test('an order counts each transaction with a payment that counts, with all that it pays in the asset', async () => {
  const payments = [
    { hash: '0x1', networkId, symbol, amount: '8', counted: '8' },
    { hash: '0x1', networkId, symbol, amount: '1', counted: '0' },
    { hash: '0x1', networkId, symbol: 'OTHER', amount: '7' },
    { hash: '0x2', networkId, symbol, amount: '6', counted: '4.5', state: 'dropped' },
    { hash: '0x3', networkId, symbol, amount: '3' },
    { hash: '0x4', networkId: 'another', symbol, amount: '3', counted: '3' },
  ]
  expect(await countedOf({ paymentRequestId: 'request' }, payments)).toEqual([
    { hash: '0x1', amount: '9', counted: '8' },
    { hash: '0x2', amount: '6', counted: '4.5' },
  ])
})
