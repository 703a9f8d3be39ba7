import { finishRemovals } from '@rialto/core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { binanceAccount, codeOf, send } from '../spec/flows.ts'
import { createTestServer, type TestServer } from '../../apps/server/src/testing/createTestServer.ts'
import { openSession } from '../../apps/server/src/testing/linkFlows.ts'
import { type Receiver, startReceiver } from '../../apps/server/src/testing/startReceiver.ts'
import { adminCaller, managing } from '../../apps/server/src/http/routes/admin/testing/adminCaller.ts'
import { addMember, signedIn } from '../../apps/server/src/http/routes/admin/testing/memberCaller.ts'

let server: TestServer
let receiver: Receiver
let owner: Record<string, string>
beforeAll(async () => {
  receiver = await startReceiver()
  server = await createTestServer({ webhookUrl: receiver.url })
  owner = await signedIn(server, await addMember(server, 'owner'))
})
afterAll(async () => {
  await server?.stop()
  await receiver?.stop()
})

const call: ReturnType<typeof adminCaller> = (...request) => adminCaller(server)(...request)
const asOwner = (method: 'GET' | 'PUT' | 'POST', path: string, body?: object) =>
  call(method, path, { headers: owner, body })
const statuses = () =>
  receiver.deliveries.map(({ body }) => (JSON.parse(body) as { TransferStatus?: string }).TransferStatus)

test('an owner renames the client, and users read the new name; a name that another client has is refused', async () => {
  expect((await asOwner('PUT', '/Client', { name: ' Harbor Tea ' })).body.content).toMatchObject({ name: 'Harbor Tea' })
  const { session } = await openSession(server, { userId: 'user-1' })
  const opened = await server.call('GET', '/link/api/session', { session })
  expect(JSON.stringify(opened.body.content)).toContain('Harbor Tea')
  const { clientId, scope } = await server.addClient()
  await server.ctx.store.clients.rename(scope, 'Taken')
  expect((await asOwner('PUT', '/Client', { name: 'taken' })).text).toContain(clientId)
  const { token } = await managing(server)
  expect((await call('PUT', '/Client', { token, body: { name: 'By key' } })).status).toBe(403)
})

test('a closed client can begin nothing, and its money in flight is followed, reported and then let go', async () => {
  const account = await binanceAccount(server)
  const { transferId } = await send(server, account)
  const { session } = await openSession(server, { userId: 'user-2' })
  const unopened = await server.call('POST', '/api/v1/linktoken', { body: { userId: 'user-3' } })
  const { token } = await managing(server)
  expect((await asOwner('POST', '/Client/close', { name: 'Another name' })).body.errorType).toBe('invalidField')
  const closed = await asOwner('POST', '/Client/close', { name: 'Harbor Tea' })
  expect(closed.body.content.closedTimestamp).toBeGreaterThan(0)

  expect((await server.call('GET', '/api/v1/integrations')).status).toBe(401)
  expect((await call('GET', '/Client', { token })).status).toBe(401)
  expect((await server.call('GET', '/link/api/session', { session })).status).toBe(401)
  const code = codeOf(unopened.body.content.linkToken)
  expect((await server.call('POST', '/link/api/session', { body: { code, place: 'frame' } })).status).toBeGreaterThan(
    399,
  )
  const key = { label: 'again', permissions: ['read'] }
  expect((await asOwner('POST', '/ApiKeys', key)).body.message).toContain('closed')
  expect((await asOwner('POST', '/ManagementKeys', { label: 'again' })).body.message).toContain('closed')

  await finishRemovals(server.ctx)
  expect(statuses()).not.toContain('Succeeded')
  await server.settle()
  await server.settle()
  expect(statuses()).toContain('Succeeded')
  expect(receiver.deliveries.at(-1)?.body).toContain(transferId)
  await finishRemovals(server.ctx)
  expect((await asOwner('POST', '/Connections/list', {})).body.content?.items ?? []).toEqual([])
})
