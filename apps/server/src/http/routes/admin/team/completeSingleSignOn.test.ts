import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { createTestServer, type TestServer } from '../../../../testing/createTestServer.ts'
import { adminCaller } from '../testing/adminCaller.ts'
import { addMember, cookieOf, signedIn, type TestMember } from '../testing/memberCaller.ts'
import { type Person, startIdentityProvider } from '../testing/startIdentityProvider.ts'
import { redirectUrlOf } from './singleSignOnUrls.ts'

const own = { 'sec-fetch-site': 'same-origin' }
const people: Record<string, Person> = {}

let server: TestServer
let provider: Awaited<ReturnType<typeof startIdentityProvider>>
let owner: TestMember
let ownerHeaders: Readonly<Record<string, string>>
beforeAll(async () => {
  server = await createTestServer()
  provider = await startIdentityProvider(redirectUrlOf(server.ctx), people)
  owner = await addMember(server, 'owner')
  ownerHeaders = { ...own, ...(await signedIn(server, owner)) }
})
afterAll(async () => {
  await server?.stop()
  await provider?.stop()
})
afterEach(() => void vi.useRealTimers())
beforeEach(() => {
  for (const sub of Object.keys(people)) delete people[sub]
  people['anna'] = { email: 'Anna@Company.example', name: 'Anna', groups: ['staff', 'payments'] }
})

const call: ReturnType<typeof adminCaller> = (...request) => adminCaller(server)(...request)
const asOwner = (method: 'GET' | 'PUT' | 'DELETE', path: string, body?: object) =>
  call(method, path, { headers: { ...ownerHeaders, 'x-client-id': server.client.clientId }, ...(body && { body }) })

const settings = () => ({
  issuer: provider.issuer,
  oidcClientId: 'rialto',
  clientSecret: 'a secret of Rialto',
  groupsClaim: 'groups',
  roles: [
    { group: 'staff', role: 'readOnly' },
    { group: 'payments', role: 'developer' },
  ],
  isEnforced: false,
  breakGlassMemberId: owner.id,
})
const configure = (changes: object = {}) => asOwner('PUT', '/IdentityProvider', { ...settings(), ...changes })

const begin = async () => {
  const { body, headers } = await call('POST', '/Session/singleSignOn', {
    headers: own,
    body: { clientId: server.client.clientId },
  })
  return { authorizationUrl: String(body.content?.authorizationUrl), cookie: cookieOf(headers) }
}
const complete = (query: string, cookie: string) =>
  call('POST', '/Session/singleSignOn/result', { headers: { ...own, cookie }, body: { query } })
const signIn = async (sub: string) => {
  const { authorizationUrl, cookie } = await begin()
  return complete(await provider.signIn(authorizationUrl, sub), cookie)
}
const withSession = (answer: Awaited<ReturnType<typeof complete>>) => {
  const session = (answer.headers['set-cookie'] as string[]).find(line => line.startsWith('rialto_session='))
  return { ...own, cookie: String(session?.split(';')[0]), 'x-client-id': server.client.clientId }
}

describe('with an identity provider', () => {
  beforeEach(async () => expect((await configure()).status).toBe(200))

  test('a person of the company becomes a member with the highest role of their groups, and the role follows them', async () => {
    const answer = await signIn('anna')
    expect(answer.status).toBe(200)
    expect(answer.body.content).toMatchObject({
      email: 'anna@company.example',
      clients: [{ clientId: server.client.clientId, role: 'developer' }],
    })
    const headers = withSession(answer)
    expect((await call('GET', '/Client/callbackUrls', { headers })).status).toBe(200)
    Object.assign(people['anna'] ?? {}, { groups: ['staff'] })
    const { memberId, clients } = (await signIn('anna')).body.content
    expect([memberId, clients[0].role]).toEqual([answer.body.content.memberId, 'readOnly'])
  })

  test('a person outside all groups is refused, even with an earlier role', async () => {
    const headers = withSession(await signIn('anna'))
    Object.assign(people['anna'] ?? {}, { groups: ['guests'] })
    expect((await signIn('anna')).status).toBe(403)
    expect((await call('GET', '/Client/callbackUrls', { headers })).status).toBe(403)
  })

  test('another browser cannot complete a sign-in, and one sign-in is completed once', async () => {
    const { authorizationUrl, cookie } = await begin()
    const query = await provider.signIn(authorizationUrl, 'anna')
    const stranger = await begin()
    expect((await complete(query, stranger.cookie)).status).toBe(403)
    expect((await complete(query, '')).status).toBe(403)
    expect((await complete(query, cookie)).status).toBe(200)
    expect((await complete(query, cookie)).status).toBe(403)
  })

  test('an email address of another member gives no access to that member’s account', async () => {
    people['mallory'] = { email: owner.email, name: 'Mallory', groups: ['staff'] }
    const answer = await signIn('mallory')
    expect(answer.body.content.memberId).not.toBe(owner.id)
    expect(answer.body.content.clients).toEqual([expect.objectContaining({ role: 'readOnly' })])
    for (const [method, path, body] of [
      ['POST', '/Passkeys/challenge', undefined],
      ['POST', '/RecoveryCodes', undefined],
      ['PUT', '/Session/password', { currentPassword: 'x', newPassword: 'a new password 1' }],
    ] as const)
      expect((await call(method, path, { headers: withSession(answer), body })).status).toBe(403)
    expect((await asOwner('GET', '/IdentityProvider')).status).toBe(200)
  })

  test('a token with a new key of the provider is accepted, and the key is read once a minute at most', async () => {
    expect((await signIn('anna')).status).toBe(200)
    provider.rotateKeys()
    expect((await signIn('anna')).status).toBe(503)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
    expect((await signIn('anna')).status).toBe(200)
  })

  test('an address that the provider has not verified is refused', async () => {
    Object.assign(people['anna'] ?? {}, { email_verified: false })
    expect((await signIn('anna')).status).toBe(403)
  })

  test('where single sign-on is enforced, a password gives no access except to the break-glass owner', async () => {
    const colleague = await addMember(server, 'developer')
    const headers = { ...own, ...(await signedIn(server, colleague)), 'x-client-id': server.client.clientId }
    expect((await call('GET', '/Client/callbackUrls', { headers })).status).toBe(200)
    await configure({ isEnforced: true })
    expect((await call('GET', '/Client/callbackUrls', { headers })).status).toBe(403)
    expect((await call('GET', '/Session', { headers })).body.content.clients).toEqual([])
    expect((await asOwner('GET', '/Client/callbackUrls')).status).toBe(200)
    expect((await asOwner('DELETE', `/Members/${owner.id}`)).status).toBe(409)
    expect((await call('GET', '/Client/callbackUrls', { headers: withSession(await signIn('anna')) })).status).toBe(200)
  })

  test('an operator cannot give such a member a password', async () => {
    const { memberId } = (await signIn('anna')).body.content
    const operator = { ...own, ...(await signedIn(server, await addMember(server))) }
    const headers = { ...operator, 'x-client-id': server.client.clientId }
    expect((await call('POST', `/Installation/members/${memberId}/reset`, { headers })).status).toBe(409)
  })

  test('without its provider, its members and their sessions are gone', async () => {
    const headers = withSession(await signIn('anna'))
    expect((await asOwner('DELETE', '/IdentityProvider')).status).toBe(200)
    expect((await call('GET', '/Session', { headers })).status).toBe(401)
    expect((await asOwner('GET', '/IdentityProvider')).body.content).toEqual({})
  })

  test('the client secret is never returned, and stays when it is left out', async () => {
    const { clientSecret: _, ...rest } = settings()
    const answer = await asOwner('PUT', '/IdentityProvider', rest)
    expect(answer.body.content).toMatchObject({ hasClientSecret: true, redirectUrl: redirectUrlOf(server.ctx) })
    expect(answer.text).not.toContain('a secret of Rialto')
    expect((await signIn('anna')).status).toBe(200)
  })
})

test('an issuer without a discovery document, and a break-glass member without ownership, are refused', async () => {
  expect((await configure({ issuer: 'http://127.0.0.1:9' })).body.message).toContain('issuer')
  const developer = await addMember(server, 'developer')
  expect((await configure({ breakGlassMemberId: developer.id })).body.message).toContain('breakGlassMemberId')
})
