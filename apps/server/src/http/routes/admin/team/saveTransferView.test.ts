import { randomUUID } from 'node:crypto'

import { beforeAll, expect, test } from 'vitest'

import { useTestServer } from '../../../../testing/useTestServer.ts'
import { adminCaller, managing } from '../testing/adminCaller.ts'
import { addMember, signedIn } from '../testing/memberCaller.ts'

type Headers = Readonly<Record<string, string>>

const server = useTestServer()
let reader: Headers
let other: Headers
let owner: Headers
let token: string
beforeAll(async () => {
  reader = await signedIn(server, await addMember(server, 'readOnly'))
  other = await signedIn(server, await addMember(server, 'support'))
  owner = await signedIn(server, await addMember(server, 'owner'))
  token = (await managing(server)).token
})

const call = adminCaller(server)
const save = async (headers: Headers, body: object) => (await call('POST', '/Transfers/views', { headers, body })).body
const namesFor = async (as: { headers: Headers } | { token: string }): Promise<string[]> =>
  (await call('GET', '/Transfers/views', as)).body.content.map(({ name }: { name: string }) => name)

test('a view is its member’s alone until it is shared, and a token sees the shared ones', async () => {
  const own = await save(reader, { name: ' Failed ', isShared: false, status: 'failed' })
  expect(own.content).toEqual({
    id: expect.any(String),
    name: 'Failed',
    isShared: false,
    isOwn: true,
    status: 'failed',
  })
  await save(reader, { name: 'One user', isShared: true, find: 'user-7c1f' })
  expect(await namesFor({ headers: reader })).toEqual(['Failed', 'One user'])
  expect(await namesFor({ headers: other })).toEqual(['One user'])
  expect(await namesFor({ token })).toEqual(['One user'])
  expect((await call('POST', '/Transfers/views', { token, body: { name: 'x', isShared: true } })).status).toBe(403)
  const elsewhere = await server.addClient()
  expect(await namesFor({ token: (await managing(server, elsewhere)).token })).toEqual([])
  const log = await call('POST', '/AuditLog/list', { headers: owner, body: {} })
  const entries = log.body.content.filter(({ operation }: { operation: string }) => operation === 'saveTransferView')
  expect(entries).toHaveLength(2)
  expect(entries[0].after).toMatchObject({ name: 'One user', isShared: true })
})

test('another member’s view, another client’s and a random id receive the same response, and an owner removes a shared view', async () => {
  const mine = (await save(reader, { name: 'Mine', isShared: false })).content.id
  const shared = (await save(reader, { name: 'Ours', isShared: true })).content.id
  const remove = (id: string, headers: Headers) => call('DELETE', `/Transfers/views/${id}`, { headers })
  const refused = [await remove(mine, other), await remove(shared, other), await remove(mine, owner)]
  const random = await remove(randomUUID(), other)
  expect(random.status).toBe(404)
  for (const { text } of refused) expect(text).toBe(random.text)
  const elsewhere = await server.addClient()
  const theirs = await signedIn(server, await addMember(server, 'owner', elsewhere.scope))
  expect((await remove(shared, { ...theirs, 'x-client-id': elsewhere.clientId })).text).toBe(random.text)
  expect((await remove(shared, owner)).status).toBe(200)
  expect((await remove(mine, reader)).status).toBe(200)
})

test('erasing a user removes the views that search for the user, and a member has at most 50', async () => {
  await save(other, { name: 'Gone', isShared: true, find: 'user-gone' })
  await save(other, { name: 'Kept', isShared: true, find: 'user-kept' })
  expect((await call('DELETE', '/Users/user-gone', { token })).status).toBe(200)
  expect(await namesFor({ token })).not.toContain('Gone')
  expect(await namesFor({ token })).toContain('Kept')
  const member = await signedIn(server, await addMember(server, 'readOnly'))
  const answers = await Promise.all(
    Array.from({ length: 52 }, (_, index) => save(member, { name: `View ${index}`, isShared: false })),
  )
  expect(answers.filter(({ status }) => status === 'ok')).toHaveLength(50)
})
