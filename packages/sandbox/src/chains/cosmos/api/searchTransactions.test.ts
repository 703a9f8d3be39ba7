import { expect, test } from 'vitest'

import type { PlacedTransaction } from '../createCosmosState.ts'
import { searchTransactions } from './searchTransactions.ts'

const at = (height: number, receiver: string) =>
  ({
    block: { height },
    events: [{ type: 'coin_received', attributes: [['receiver', receiver]] }],
  }) as unknown as PlacedTransaction
const all = [at(1, 'a'), at(2, 'b'), at(3, 'a')]

test.each([
  ["coin_received.receiver='a'", [0, 2]],
  ["coin_received.receiver='a' AND tx.height>=2", [2]],
  ["coin_received.receiver = 'a' AND tx.height <= 2", [0]],
  ['tx.height=2', [1]],
  ["transfer.recipient='a'", []],
])('%s finds the transactions that meet every condition', (query, found) => {
  expect(searchTransactions(all, query)).toEqual(found.map(index => all[index]))
})

test.each(['', 'coin_received.receiver', "tx.height>'1'", "tx.height>=1 OR coin_received.receiver='a'"])(
  'the query "%s" is refused',
  query => expect(searchTransactions(all, query)).toBeUndefined(),
)
