import { expect, test } from 'vitest'

import type { LinkSessionRecord } from '../link/ports.ts'
import { aConnection, aTransfer } from '../testing/fixtures.ts'
import { partialContext } from '../testing/partialContext.ts'
import { ownPayment } from './ownPayment.ts'

const connection = aConnection({ clientId: 'client', environment: 'sandbox' })
const transfer = aTransfer(connection, { linkSessionId: 'session' })
const own = (session: Partial<LinkSessionRecord>) => {
  const ctx = partialContext({
    store: {
      transfers: { find: async (_, id) => (id === transfer.id ? transfer : undefined) },
      connections: { find: async () => connection },
    },
  })
  const record = { id: 'session', scope: connection.scope, provenIds: [connection.id], ...session }
  return ownPayment(ctx, record as LinkSessionRecord, transfer.id.toUpperCase())
}

test('a session finds its payment by an id in any case', async () => {
  expect(await own({})).toEqual({ transfer, connection })
})

test.each([{ id: 'another' }, { provenIds: [] }])(
  'a session with %j does not find the payment of another session or of an account it has not proven',
  async session => {
    await expect(own(session)).rejects.toMatchObject({ type: 'previewNotFound' })
  },
)
