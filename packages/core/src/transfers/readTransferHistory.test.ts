import { expect, test } from 'vitest'

import { aConnection, aTransfer } from '../testing/fixtures.ts'
import { partialContext } from '../testing/partialContext.ts'
import { readTransferHistory } from './readTransferHistory.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const

test('a transfer over a bridge has a history as well, and an unknown id is not found', async () => {
  const bridged = aTransfer(aConnection(scope))
  const ctx = partialContext({
    store: {
      transfers: { find: async () => undefined, listChanges: async () => [] },
      bridgedTransfers: { find: async (_, id) => (id === bridged.id ? (bridged as never) : undefined) },
    },
  })
  expect(await readTransferHistory(ctx, scope, bridged.id)).toEqual({ transfer: bridged, changes: [] })
  await expect(readTransferHistory(ctx, scope, 'unknown')).rejects.toMatchObject({ type: 'notFound' })
})
