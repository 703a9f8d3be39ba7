import type { AddressInfo } from 'node:net'

import { aConnection, aTransfer } from '@rialto/core/testing'
import { beforeAll, expect, test } from 'vitest'

import type { TestServer } from '../../../testing/createTestServer.ts'
import { useTestServer } from '../../../testing/useTestServer.ts'
import { managing } from './testing/adminCaller.ts'
import { addMember, signedIn } from './testing/memberCaller.ts'

const timeout = 20_000
const server = useTestServer()
let origin: string
beforeAll(async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
})

const open = (headers: Readonly<Record<string, string>>) => fetch(`${origin}/admin/api/v1/Changes`, { headers })

/** What has been sent so far, and whether the stream has ended. */
const follow = (response: Response) => {
  const seen = { text: '', isEnded: false, cancel: () => reader?.cancel() }
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  const read = async () => {
    for (;;) {
      const part = await reader?.read()
      if (!part || part.done) break
      seen.text += part.value
    }
    seen.isEnded = true
  }
  void read().catch(() => (seen.isEnded = true))
  return seen
}

const addTransfer = async (of: TestServer['client']) => {
  const { store } = server.ctx
  const connection = aConnection(of.scope)
  await store.connections.insert(connection)
  const transfer = aTransfer(connection, { clientTransactionId: connection.id })
  await store.transfers.insert(transfer, { cause: 'requested', atMs: 1_767_000_000_000 })
  return transfer.id
}

test('a member receives the changes of the client in the header and no others, until the session ends', async () => {
  const other = await server.addClient()
  const member = await addMember(server, 'readOnly')
  const headers = await signedIn(server, member)
  const response = await open(headers)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  const seen = follow(response)
  await expect.poll(() => seen.text, { timeout }).toContain('event: missed')
  const foreign = await addTransfer(other)
  const own = await addTransfer(server.client)
  await expect.poll(() => seen.text, { timeout }).toContain(`event: transfer\ndata: {"transferId":"${own}"}`)
  expect(seen.text).not.toContain(foreign)
  const left = await server.app.inject({ method: 'DELETE', url: '/admin/api/v1/Session', headers })
  expect(left.statusCode).toBe(200)
  await expect.poll(() => seen.isEnded, { timeout }).toBe(true)
})

test('no session, another page’s request and a client without a role are refused', async () => {
  const headers = await signedIn(server, await addMember(server, 'readOnly'))
  const other = await server.addClient()
  const refused = await Promise.all([
    open({}),
    open({ ...headers, 'sec-fetch-site': 'cross-site' }),
    open({ ...headers, 'x-client-id': other.clientId }),
  ])
  expect(refused.map(({ status }) => status)).toEqual([401, 403, 403])
})

test('a client that opens as many streams as it can leaves streams to other clients', async () => {
  const headers = await signedIn(server, await addMember(server, 'readOnly'))
  const opened = await Promise.all(Array.from({ length: 205 }, () => open(headers)))
  expect(opened.filter(({ status }) => status === 429)).toHaveLength(5)
  const other = await server.addClient()
  const { token } = await managing(server, other)
  const theirs = await open({ authorization: `Bearer ${token}` })
  expect(theirs.status).toBe(200)
  await Promise.all([...opened, theirs].map(({ body }) => body?.cancel()))
})

test('a role that is taken away ends the stream, and a server that stops ends them all', async () => {
  const member = await addMember(server, 'readOnly')
  const seen = follow(await open(await signedIn(server, member)))
  await expect.poll(() => seen.text, { timeout }).toContain('event: missed')
  await server.ctx.store.members.removeRole(server.client.scope, member.id)
  await expect.poll(() => seen.isEnded, { timeout }).toBe(true)
  const last = follow(await open(await signedIn(server, await addMember(server, 'readOnly'))))
  await expect.poll(() => last.text, { timeout }).toContain('event: missed')
  await server.app.close()
  await expect.poll(() => last.isEnded, { timeout }).toBe(true)
})
