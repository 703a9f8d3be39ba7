import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { aConnection, aTransfer } from '../testing/fixtures.ts'
import { exportUser } from './exportUser.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const

test('an export has every page of the transfers, and no credentials', async () => {
  const connection = aConnection(scope)
  const all = Array.from({ length: 1_000 }, () => aTransfer(connection))
  const ctx = partialContext({
    store: {
      connections: { listOfUser: async () => [connection] },
      transfers: {
        list: async (_, { offset, count }) =>
          ({ items: all.slice(offset, offset + count), total: all.length }) as never,
      },
      payouts: { readOfUser: async () => [] as never },
      paymentRequests: { readOfUser: async () => [] as never },
      users: { read: async () => ({}) as never },
    },
  })
  const { transfers, accounts } = await exportUser(ctx, scope, connection.userId)
  expect(transfers.map(({ id }) => id)).toEqual(all.map(({ id }) => id))
  expect(accounts).toMatchObject([{ accountId: connection.upstreamId }])
  expect(JSON.stringify(accounts)).not.toMatch(/access-0|refresh-/)
})
