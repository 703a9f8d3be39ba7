import { expect, test } from 'vitest'

import { readTransaction, recalledTransaction, signTransaction } from './xrplTransaction.ts'

const key = new Uint8Array(32).fill(7)
const unsigned = { TransactionType: 'AccountSet', Fee: '12', Sequence: 5, LastLedgerSequence: 9 }
const signed = signTransaction(unsigned as never, key)

test('a signed transaction is read with the same hash', () => {
  expect(readTransaction(signed.blob)).toEqual(signed)
  expect(recalledTransaction(signed.blob).hash).toBe(signed.hash)
})

test('a changed fee makes the signature invalid', () => {
  const [fee, higher] = ['68400000000000000C', '68400000000000000D']
  expect(signed.blob).toContain(fee)
  expect(() => readTransaction(signed.blob.replace(fee, higher))).toThrow('Invalid signature')
})
