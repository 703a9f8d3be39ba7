import { expect, test } from 'vitest'

import { parseTransactions } from './evmShapes.ts'

const transaction = {
  hash: `0x${'ab'.repeat(32)}`,
  from: `0x${'11'.repeat(20)}`,
  to: `0x${'22'.repeat(20)}`,
  value: '0x5',
  input: '0x',
  nonce: '0x1',
}

test('a transaction of an unknown form does not hide the others of its block', () => {
  const { nonce: _, ...odd } = transaction
  expect(parseTransactions({ transactions: [odd, transaction] })).toMatchObject([{ hash: transaction.hash }])
  expect(() => parseTransactions({ transactions: 'none' })).toThrow('list of transactions')
})
