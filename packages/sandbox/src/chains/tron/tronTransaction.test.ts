import { expect, test } from 'vitest'

import { addressOf, keyOf, sha256 } from './tronKeys.ts'
import { rawHexOf, type RawTransaction, readTransaction, transactionOf } from './tronTransaction.ts'

const owner = addressOf(keyOf('owner'))
const head = { refBlockBytes: '00ff', refBlockHash: '0123456789abcdef', expirationMs: 2_000, timestampMs: 1_000 }
const coins: RawTransaction = {
  ...head,
  feeLimit: 0n,
  contract: { type: 'TransferContract', owner, to: addressOf(keyOf('to')), amount: 2n ** 53n + 1n },
}
const call: RawTransaction = {
  ...head,
  feeLimit: 100_000_000n,
  contract: { type: 'TriggerSmartContract', owner, contract: owner, callValue: 0n, data: 'a9059cbb' },
}

test.each([coins, call])('a signed transaction is read unchanged: $contract.type', raw => {
  const { txId, raw: read, hex } = transactionOf(rawHexOf(raw), ['ab'.repeat(65)])
  expect(read).toEqual(raw)
  expect(txId).toBe(sha256(Buffer.from(rawHexOf(raw), 'hex')).toString('hex'))
  expect(readTransaction(hex)).toEqual(transactionOf(rawHexOf(raw), ['ab'.repeat(65)]))
})

test('signatures are not part of the id', () => {
  expect(transactionOf(rawHexOf(coins), []).txId).toBe(transactionOf(rawHexOf(coins), ['ab'.repeat(65)]).txId)
})

test('text that is not hexadecimal, and bytes that are not a transaction, are refused', () => {
  for (const hex of ['', 'xyz', `${rawHexOf(coins)}0`, '08', '0801']) expect(() => transactionOf(hex, [])).toThrow()
})
