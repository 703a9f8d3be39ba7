import { type AuditEntry, auditHash } from '@rialto/core'
import { sql } from 'kysely'
import { Secret } from 'otpauth'
import { beforeAll, expect, test, vi } from 'vitest'
import { useTestServer } from '../../../testing/useTestServer.ts'
import { adminCaller, managing } from './testing/adminCaller.ts'
import { addMember, codeOf, password, signedIn } from './testing/memberCaller.ts'

const server = useTestServer()
let headers: Readonly<Record<string, string>>
beforeAll(async () => {
  headers = await signedIn(server, await addMember(server, 'owner'))
})

const call = adminCaller(server)

test('every change is recorded with its author, origin and previous value, without secrets', async () => {
  const url = 'http://127.0.0.1:9/'
  await call('POST', '/Client/callbackUrls', { headers, body: { callbackUrls: ['https://one.example/'] } })
  await call('POST', '/Client/callbackUrls', { headers, body: { callbackUrls: ['https://two.example/'] } })
  const { token, keyId } = await managing(server)
  const made = await call('POST', '/Webhooks/endpoints', { token, body: { url } })
  await call('DELETE', '/Users/user-1', { headers })
  await call('POST', '/Client/callbackUrls', { headers, body: { callbackUrls: ['not a url'] } })
  await call('POST', '/Webhooks/deliveries/list', { headers, body: {} })
  const { body, text } = await call('POST', '/AuditLog/list', { headers, body: {} })
  expect(text).not.toContain(made.body.content.secret)
  expect(text).not.toContain('user-1')
  const entries = body.content as Record<string, unknown>[]
  expect(entries.map(({ operation, number }) => [number, operation])).toEqual([
    [5, 'eraseUser'],
    [4, 'createWebhookEndpoint'],
    [3, 'replaceCallbackUrls'],
    [2, 'replaceCallbackUrls'],
    [1, 'signIn'],
  ])
  expect(entries[2]).toMatchObject({
    actorKind: 'member',
    ipAddress: '127.0.0.1',
    before: { callbackUrls: ['https://one.example/'] },
    after: { callbackUrls: ['https://two.example/'] },
  })
  expect(entries[1]).toMatchObject({ actorKind: 'key', actorId: keyId, after: { url, secret: '(hidden)' } })
})

test('a change whose process ended before the entry was written has one all the same, and only one', async () => {
  const { audit } = server.ctx.store
  const whole = audit.append
  audit.append = () => Promise.reject(new Error('the process has ended'))
  const body = { callbackUrls: ['https://lost.example/'] }
  const url = '/admin/api/v1/Client/callbackUrls'
  const lost = await server.app
    .inject({ method: 'POST', url, headers, payload: body })
    .finally(() => (audit.append = whole))
  expect(lost.statusCode).toBe(500)
  expect((await call('GET', '/Client/callbackUrls', { headers })).body.content).toEqual(body)
  const list = async () => (await call('POST', '/AuditLog/list', { headers, body: {} })).body.content
  const before = await list()
  // It may still be under way: nothing is said of it for five minutes.
  expect(JSON.stringify(before)).not.toContain('lost.example')
  await sql`update audit_intents set at = at - interval '5 minutes'`.execute(server.db)
  const [[found, ...rest]] = await Promise.all([list(), list()])
  expect(found).toMatchObject({ operation: 'replaceCallbackUrls', after: { ...body, outcome: 'unknown' } })
  expect(rest).toEqual(before)
  expect(await list()).toEqual([found, ...rest])
})

test('sign-ins, failed ones, sign-outs and accepted invitations are written, each for the client alone', async () => {
  const other = await server.addClient()
  const owner = await signedIn(server, await addMember(server, 'owner', other.scope))
  const as = { ...owner, 'x-client-id': other.clientId }
  const member = await addMember(server, 'support', other.scope)
  const sent = { 'sec-fetch-site': 'same-origin' }
  const wrong = { email: member.email, password: 'not the password', oneTimeCode: '000000' }
  expect((await call('POST', '/Session', { headers: sent, body: wrong })).status).toBe(403)
  const isLogged = async () =>
    expect((await server.ctx.store.audit.list(other.scope, { count: 9 })).map(({ operation }) => operation)).toContain(
      'signInFailed',
    )
  await vi.waitFor(isLogged, { timeout: 60_000 })
  const its = await signedIn(server, member)
  await call('DELETE', '/Session', { headers: its })
  const invited = await call('POST', '/Members', { headers: as, body: { email: 'new@shop.example', role: 'support' } })
  const [, invitationCode = ''] = (invited.body.content.invitationUrl as string).split('#')
  const { body: read } = await call('POST', '/Session/invitation', { body: { invitationCode } })
  const secret = Secret.fromBase32(read.content.authenticatorSecret).hex
  const person = { email: 'new@shop.example', name: 'New', password, oneTimeCode: codeOf(secret) }
  await call('POST', '/Session/invitation/accept', { headers: sent, body: { invitationCode, ...person } })
  const { body } = await call('POST', '/AuditLog/list', { headers: as, body: {} })
  expect(body.content.map(({ operation, actorName }: Record<string, string>) => [operation, actorName])).toEqual([
    ['signIn', 'new@shop.example'],
    ['acceptInvitation', 'new@shop.example'],
    ['inviteMember', expect.any(String)],
    ['signOut', member.email],
    ['signIn', member.email],
    ['signInFailed', member.email],
    ['signIn', expect.any(String)],
  ])
  expect(JSON.stringify(body)).not.toContain('not the password')
})

test('nothing of a change that was refused stays', async () => {
  await call('POST', '/Client/callbackUrls', { headers, body: { callbackUrls: ['not a url'] } })
  expect(await server.db.selectFrom('audit_intents').selectAll().execute()).toEqual([])
})

test('an entry that was changed or left out shows in the hashes, and SQL changes none', async () => {
  const list = () => server.ctx.store.audit.list(server.client.scope, { count: 500 })
  await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      call('POST', '/Client/callbackUrls', { headers, body: { callbackUrls: [`https://${index}.example/`] } }),
    ),
  )
  const oldestFirst = (await list()).reverse()
  const holds = (entries: readonly AuditEntry[]) =>
    entries.every(({ hash, ...entry }, index) => {
      const previous = entries[index - 1]?.hash ?? '0'.repeat(64)
      return entry.number === index + 1 && entry.previousHash === previous && auditHash(server.ctx, entry) === hash
    })
  expect(oldestFirst.length).toBeGreaterThanOrEqual(6)
  expect(holds(oldestFirst)).toBe(true)
  expect(holds(oldestFirst.filter((_, index) => index !== 2))).toBe(false)
  expect(holds(oldestFirst.map((entry, index) => (index === 2 ? { ...entry, operation: 'other' } : entry)))).toBe(false)
  await expect(sql`update audit_entries set operation = 'other'`.execute(server.db)).rejects.toThrow('never changed')
  await expect(sql`delete from audit_entries`.execute(server.db)).rejects.toThrow('never changed')
  await expect(sql`truncate audit_entries`.execute(server.db)).rejects.toThrow('never changed')
})
