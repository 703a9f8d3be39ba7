import { networks } from '@rialto/catalog'
import type { ListedUnassignedPayment } from '@rialto/core'
import { expect, test } from 'vitest'

import { searchUnassignedPaymentsHandler } from './searchUnassignedPayments.ts'

const { id: networkId = '', name } = networks.find(({ networkType }) => networkType === 'ripple') ?? {}
const dayMs = 86_400_000
const payment = (count: number): ListedUnassignedPayment => ({
  id: `00000000-0000-4000-8000-00000000000${count}`,
  networkId,
  hash: `HASH ${count}`,
  position: 'payment',
  block: 7n,
  symbol: 'XRP',
  amount: '20',
  address: 'rShop',
  seenAtMs: 5_900 - count,
  status: 'open',
  returning: '5',
  returned: '0',
})

const search = async (body: object) => {
  const asked: unknown[] = []
  const unassignedPayments = {
    list: async (...input: unknown[]) => {
      asked.push(input)
      return [{ ...payment(1), tag: '99', fromAddress: 'rPayer' }, payment(2)]
    },
    countNotKept: async (_: unknown, sinceMs: number) => sinceMs / dayMs,
  }
  const ctx = { store: { unassignedPayments }, clock: { nowMs: () => 31 * dayMs } }
  const answer = await searchUnassignedPaymentsHandler(ctx as never, { scope: 'scope', body } as never)
  return { asked, answer }
}

test('a page shows each payment with its tag and sender, and the next page begins after the last one', async () => {
  const { asked, answer } = await search({ count: 1, networkId: networkId.toUpperCase(), txHash: 'HASH 1' })
  const statuses = ['open', 'returning']
  expect(asked).toEqual([['scope', { networkId, hash: 'HASH 1', statuses, count: 2 }]])
  expect(answer).toEqual({
    items: [
      {
        id: payment(1).id,
        txHash: 'HASH 1',
        networkId,
        networkName: name,
        symbol: 'XRP',
        amount: '20',
        address: 'rShop',
        addressTag: '99',
        fromAddress: 'rPayer',
        seenTimestamp: 5,
        status: 'open',
        returningAmount: '5',
        returnedAmount: '0',
      },
    ],
    nextCursor: expect.any(String),
    notKept: 1,
  })
  const { nextCursor: cursor } = answer as { nextCursor: string }
  const next = await search({ count: 5, cursor })
  expect(next.asked).toEqual([['scope', { before: { atMs: 5_899, id: payment(1).id }, statuses, count: 6 }]])
  expect(next.answer).not.toHaveProperty('nextCursor')
})
