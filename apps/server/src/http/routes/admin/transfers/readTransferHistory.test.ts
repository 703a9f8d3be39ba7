import type { Environment } from '@rialto/core'
import { aConnection, aTransfer } from '@rialto/core/testing'
import { beforeAll, expect, test } from 'vitest'

import { useTestServer } from '../../../../testing/useTestServer.ts'
import { adminCaller, managing } from '../testing/adminCaller.ts'

const server = useTestServer()
let token: string
beforeAll(async () => {
  token = (await managing(server, server.client)).token
})

const read = (id: string) => adminCaller(server)('GET', `/Transfers/${id}/history`, { token })

test('the client reads what happened to its transfer and why; another environment’s is not found', async () => {
  const { store } = server.ctx
  const add = async (environment: Environment) => {
    const connection = aConnection({ ...server.client.scope, environment })
    await store.connections.insert(connection)
    const transfer = aTransfer(connection, { clientTransactionId: `order-${connection.id}` })
    await store.transfers.insert(transfer, { cause: 'requested', atMs: 1_767_000_000_000 })
    return transfer
  }
  const transfer = await add('sandbox')
  await store.transfers.update(
    { ...transfer, phase: 'onChain', hash: '0x1', confirmations: 2, sequence: 1 },
    { cause: 'sent', upstreamStatus: '5', detail: 'on its way', atMs: 1_767_000_001_000 },
  )
  const { status, body } = await read(transfer.id)
  expect(status).toBe(200)
  expect(body.content).toMatchObject({
    transferId: transfer.id,
    clientTransactionId: transfer.clientTransactionId,
    amount: 12.5,
    phase: 'onChain',
    reference: transfer.reference,
    institutionTransactionId: null,
    changes: [
      { timestamp: 1_767_000_000, phase: 'sending', cause: 'requested', upstreamStatus: null, hash: null, sequence: 0 },
      {
        timestamp: 1_767_000_001,
        phase: 'onChain',
        cause: 'sent',
        upstreamStatus: '5',
        detail: 'on its way',
        hash: '0x1',
        confirmations: 2,
        sequence: 1,
      },
    ],
  })
  const other = await add('production')
  expect((await read(other.id)).status).toBe(404)
  expect((await read('no-id')).status).toBe(400)
})
