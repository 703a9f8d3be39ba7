import { randomUUID } from 'node:crypto'

import { inviteMember } from '@rialto/core'
import { afterEach, expect, test, vi } from 'vitest'

import { useTestServer } from '../../../../testing/useTestServer.ts'
import { teamContext } from '../memberSession.ts'
import { adminCaller, managing } from '../testing/adminCaller.ts'
import { addMember, codeOf, cookieOf, password, signedIn, type TestMember } from '../testing/memberCaller.ts'

const server = useTestServer()
afterEach(() => void vi.useRealTimers())

const own = { 'sec-fetch-site': 'same-origin' }
const call = adminCaller(server)

const signIn = (member: TestMember, changes: object = {}, headers: Readonly<Record<string, string>> = own) =>
  call('POST', '/Session', {
    body: { email: member.email, password, oneTimeCode: codeOf(member.totpSecret), ...changes },
    headers,
  })

const laterBy = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })

test('a member signs in with both factors and calls the API for its client with the cookie alone', async () => {
  const member = await addMember(server, 'developer')
  const answer = await signIn(member)
  expect(answer.status).toBe(200)
  expect(answer.body.content).toEqual({
    memberId: member.id,
    email: member.email,
    name: 'Sam',
    isOperator: false,
    environment: 'sandbox',
    clients: [{ clientId: server.client.clientId, name: 'Test Shop', role: 'developer' }],
  })
  expect(answer.headers['set-cookie']).toEqual([
    expect.stringMatching(/^rialto_session=[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=43200$/),
    expect.stringMatching(/^rialto_device=[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=15552000$/),
  ])
  const headers = { ...own, cookie: cookieOf(answer.headers), 'x-client-id': server.client.clientId }
  expect((await call('GET', '/Client/callbackUrls', { headers })).status).toBe(200)
  expect((await call('GET', '/Session', { headers })).body.content.email).toBe(member.email)
})

test('a wrong password, a wrong code and an unknown address receive the same response', async () => {
  const member = await addMember(server, 'owner')
  const answers = [
    await signIn(member, { password: 'wrong' }),
    await signIn(member, { oneTimeCode: '000000' }),
    await signIn(member, { email: 'nobody@example.com' }),
  ]
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(answers[0]?.status).toBe(403)
  expect(answers[0]?.headers['set-cookie']).toBeUndefined()
})

test('TOTP replay is refused: a one-time code signs in once, also when four requests race', async () => {
  const member = await addMember(server, 'owner')
  const code = codeOf(member.totpSecret)
  const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(member, { oneTimeCode: code })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await signIn(member, { oneTimeCode: code })).status).toBe(403)
})

test('brute force is refused: after five failed attempts the address is refused for 15 minutes, with both factors too, known or not', async () => {
  const member = await addMember(server, 'owner')
  const unknown = { ...member, email: `${randomUUID()}@example.com` }
  for (const one of [member, unknown]) {
    const failed = await Promise.all(Array.from({ length: 8 }, () => signIn(one, { password: 'wrong' })))
    expect(failed.map(({ status }) => status).sort()).toEqual([403, 403, 403, 403, 403, 429, 429, 429])
    expect((await signIn(one)).status).toBe(429)
  }
  laterBy(15 * 60_000 + 1_000)
  expect((await signIn(member)).status).toBe(200)
})

test('failed attempts elsewhere do not keep a member out of a browser that has signed in; its own do', async () => {
  const member = await addMember(server, 'owner')
  const [, device = ''] = (await signIn(member)).headers['set-cookie'] as string[]
  const known = { ...own, cookie: device.split(';')[0] ?? '' }
  const other = await addMember(server, 'owner')
  const fail = (of: TestMember, headers = own, count = 5) =>
    Promise.all(Array.from({ length: count }, () => signIn(of, { password: 'wrong' }, headers)))
  await Promise.all([fail(member), fail(other)])
  laterBy(60_000)
  expect((await signIn(member)).status).toBe(429)
  expect((await signIn(member, {}, { ...own, cookie: `rialto_device=${'a'.repeat(64)}` })).status).toBe(429)
  // Of one member it says nothing about another.
  expect((await signIn(other, {}, known)).status).toBe(429)
  expect((await signIn(member, {}, known)).status).toBe(200)
  const failed = await fail(member, known, 6)
  expect(failed.map(({ status }) => status).sort()).toEqual([403, 403, 403, 403, 403, 429])
})

test('session fixation is refused: signing in gives a new session, whatever cookie the browser brought, and ends the one it had', async () => {
  const member = await addMember(server, 'owner')
  const planted = `rialto_session=${'a'.repeat(64)}`
  const first = await signIn(member, {}, { ...own, cookie: planted })
  const cookie = cookieOf(first.headers)
  expect(cookie).not.toBe(planted)
  expect((await call('GET', '/Session', { headers: { ...own, cookie: planted } })).status).toBe(401)
  laterBy(60_000)
  const second = await signIn(member, {}, { ...own, cookie })
  expect(second.status).toBe(200)
  expect((await call('GET', '/Session', { headers: { ...own, cookie } })).status).toBe(401)
})

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['another origin of the same site', { 'sec-fetch-site': 'same-site', origin: 'http://evil.localhost' }],
  ['another origin, from a browser that names no site', { origin: 'https://evil.example' }],
  ['no page at all', {}],
])('CSRF is refused: a change that %s asks for with a member’s cookie is not made', async (_, from) => {
  const headers = await signedIn(server, await addMember(server, 'owner'))
  const { cookie } = headers
  const sent = { cookie, 'x-client-id': server.client.clientId, ...from }
  const body = { callbackUrls: ['https://evil.example/'] }
  expect((await call('POST', '/Client/callbackUrls', { body, headers: sent })).status).toBe(403)
  expect((await signIn(await addMember(server, 'owner'), {}, from as Record<string, string>)).status).toBe(403)
  expect((await call('GET', '/Client/callbackUrls', { headers })).body.content.callbackUrls).toEqual([])
})

test('a session ends after two hours without a call, after twelve in any case, by signing out and from another one', async () => {
  const member = await addMember(server, 'owner')
  const headers = await signedIn(server, member)
  const isOpen = async (of = headers) => (await call('GET', '/Session', { headers: of })).status === 200
  laterBy(100 * 60_000)
  expect(await isOpen()).toBe(true)
  laterBy(100 * 60_000)
  expect(await isOpen()).toBe(true)
  laterBy(121 * 60_000)
  expect(await isOpen()).toBe(false)
  const [phone, desk] = [await signedIn(server, member), (laterBy(60_000), await signedIn(server, member))]
  const sessions = await call('GET', '/Sessions', { headers: desk })
  expect(sessions.body.content.map((one: { isCurrent: boolean }) => one.isCurrent)).toEqual([true, false])
  expect((await call('DELETE', `/Sessions/${sessions.body.content[1].id}`, { headers: desk })).status).toBe(200)
  expect([await isOpen(phone), await isOpen(desk)]).toEqual([false, true])
  for (let hour = 0; hour < 13; hour += 1) {
    laterBy(60 * 60_000)
    await isOpen(desk)
  }
  expect(await isOpen(desk)).toBe(false)
  laterBy(60_000)
  const last = await signedIn(server, member)
  const out = await call('DELETE', '/Session', { headers: last })
  expect(out.headers['set-cookie']).toContain('Max-Age=0')
  expect(await isOpen(last)).toBe(false)
})

test('another member’s session cannot be ended', async () => {
  const headers = await signedIn(server, await addMember(server, 'owner'))
  const other = await signedIn(server, await addMember(server, 'owner'))
  const { body } = await call('GET', '/Sessions', { headers: other })
  const answers = [body.content[0].id, randomUUID()].map(id => call('DELETE', `/Sessions/${id}`, { headers }))
  const [theirs, nobodys] = await Promise.all(answers)
  expect(theirs?.status).toBe(404)
  expect(theirs?.text).toBe(nobodys?.text)
})

test('a client of other members and an unknown client receive the same response, which names no client', async () => {
  const headers = await signedIn(server, await addMember(server, 'owner'))
  const other = await server.addClient()
  const elsewhere = await server.addClient('production')
  const answers = await Promise.all(
    [other.clientId, elsewhere.clientId, randomUUID(), 'x'].map(id =>
      call('GET', '/Client/callbackUrls', { headers: { ...headers, 'x-client-id': id } }),
    ),
  )
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(answers[0]?.status).toBe(403)
  const { 'x-client-id': _, ...unnamed } = headers
  expect((await call('GET', '/Client/callbackUrls', { headers: unnamed })).body.errorType).toBe('invalidField')
})

test('an invitation makes a member once, also when two accept it at the same time', async () => {
  const { token } = await managing(server)
  expect((await call('POST', '/Members', { token, body: { email: 'a@b.example', role: 'owner' } })).status).toBe(403)
  const headers = await signedIn(server, await addMember(server, 'owner'))
  const invited = await call('POST', '/Members', { headers, body: { email: 'New@Shop.example', role: 'support' } })
  const [, invitationCode = ''] = (invited.body.content.invitationUrl as string).split('#')
  const read = await call('POST', '/Session/invitation', { body: { invitationCode } })
  expect(read.body.content).toMatchObject({ email: 'new@shop.example', clientName: 'Test Shop', isMember: false })
  const { Secret } = await import('otpauth')
  const secret = Secret.fromBase32(read.body.content.authenticatorSecret).hex
  const accept = (changes: object = {}) =>
    call('POST', '/Session/invitation/accept', {
      body: {
        invitationCode,
        email: 'new@shop.example',
        name: 'New',
        password,
        oneTimeCode: codeOf(secret),
        ...changes,
      },
      headers: own,
    })
  expect((await accept({ email: 'else@shop.example' })).status).toBe(400)
  expect((await accept({ oneTimeCode: '000000' })).status).toBe(400)
  expect((await accept({ password: 'too short' })).status).toBe(400)
  const answers = await Promise.all([accept(), accept()])
  const accepted = answers.filter(({ status }) => status === 200)
  expect(accepted).toHaveLength(1)
  expect(accepted[0]?.body.content.clients).toMatchObject([{ role: 'support' }])
  expect((await accept()).status).toBe(404)
  expect((await call('POST', '/Session/invitation', { body: { invitationCode } })).status).toBe(404)
  const { members } = (await call('GET', '/Members', { headers })).body.content
  expect(members).toContainEqual(expect.objectContaining({ email: 'new@shop.example', role: 'support' }))
})

test('a member of one client accepts the invitation to another with the factors they have', async () => {
  const member = await addMember(server, 'readOnly')
  const { clientId } = await server.addClient()
  const { code } = await inviteMember(teamContext(server.ctx), { email: member.email, role: 'owner', clientId })
  const accept = (oneTimeCode: string) =>
    call('POST', '/Session/invitation/accept', {
      body: { invitationCode: code, email: member.email, name: 'Sam', password, oneTimeCode },
      headers: own,
    })
  expect((await accept('000000')).status).toBe(403)
  const { content } = (await accept(codeOf(member.totpSecret))).body
  expect(content.clients).toHaveLength(2)
  expect(content.clients).toContainEqual(expect.objectContaining({ clientId, role: 'owner' }))
})

test('the last owner of a client can neither be removed nor made something else, by two owners at once neither', async () => {
  const client = await server.addClient()
  const members = [await addMember(server, 'owner', client.scope), await addMember(server, 'owner', client.scope)]
  const [one, other] = await Promise.all(members.map(member => signedIn(server, member)))
  const as = (headers = one) => ({ headers: { ...headers, 'x-client-id': client.clientId } as Record<string, string> })
  const [first, second] = members
  const answers = await Promise.all([
    call('PUT', `/Members/${second?.id}`, { ...as(), body: { role: 'readOnly' } }),
    call('DELETE', `/Members/${first?.id}`, as(other)),
  ])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await server.ctx.store.members.list(client.scope)).toContainEqual(expect.objectContaining({ role: 'owner' }))
})
