import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'

import { relyingPartyOf } from '../../../../team/passkeyChecks.ts'
import { useTestServer } from '../../../../testing/useTestServer.ts'
import { adminCaller } from '../testing/adminCaller.ts'
import { addMember, codeOf, cookieOf, password, signedIn, type TestMember } from '../testing/memberCaller.ts'
import { softAuthenticator } from '../testing/softAuthenticator.ts'

const server = useTestServer()
afterEach(() => void vi.useRealTimers())

const own = { 'sec-fetch-site': 'same-origin' }
const call = adminCaller(server)
const laterBy = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
const { origin } = relyingPartyOf('http://127.0.0.1:3000')
const authenticatorHere = () => softAuthenticator(relyingPartyOf(server.ctx.settings.linkOrigin).origin)

type Headers = Readonly<Record<string, string>>

const challengeFor = async (headers: Headers): Promise<string> =>
  (await call('POST', '/Passkeys/challenge', { headers })).body.content.challenge
const signInChallenge = async (): Promise<string> =>
  (await call('POST', '/Session/passkey/challenge', { headers: own })).body.content.challenge

const add = (headers: Headers, registration: object, label = 'Laptop') =>
  call('POST', '/Passkeys', { headers, body: { label, ...registration } })
const signIn = (body: object) => call('POST', '/Session/passkey', { headers: own, body })

/** A member with a passkey, signed in. */
const withPasskey = async () => {
  const member = await addMember(server, 'owner')
  const headers = await signedIn(server, member)
  const authenticator = authenticatorHere()
  const { status, body } = await add(headers, authenticator.register({ challenge: await challengeFor(headers) }))
  expect(status).toBe(200)
  return { member, headers, authenticator, id: body.content.id as string }
}

test('a server on this machine has the name localhost, and any other its own', () => {
  expect(origin).toBe('http://localhost:3000')
  expect(relyingPartyOf('https://pay.example')).toEqual({ id: 'pay.example', origin: 'https://pay.example' })
})

test('a passkey is registered, named, signs in and is removed; the audit log has each', async () => {
  const { member, headers, authenticator, id } = await withPasskey()
  const assertion = authenticator.sign({ challenge: await signInChallenge() })
  const signed = await signIn(assertion)
  expect(signed.body.content).toMatchObject({ memberId: member.id, clients: [{ role: 'owner' }] })
  const again = { ...own, cookie: cookieOf(signed.headers), 'x-client-id': server.client.clientId }
  expect((await call('PUT', `/Passkeys/${id}`, { headers: again, body: { label: ' Desk ' } })).status).toBe(200)
  const listed = await call('GET', '/Passkeys', { headers: again })
  expect(listed.body.content).toEqual([
    { id, label: 'Desk', createdTimestamp: expect.any(Number), lastUsedTimestamp: expect.any(Number) },
  ])
  expect((await call('DELETE', `/Passkeys/${id}`, { headers: again })).status).toBe(200)
  expect((await signIn(authenticator.sign({ challenge: await signInChallenge() }))).status).toBe(403)
  const log = await call('POST', '/AuditLog/list', { headers, body: {} })
  const entries = log.body.content.filter((one: { actorName: string }) => one.actorName === member.email)
  expect(entries.map((one: { operation: string }) => one.operation)).toEqual([
    'removePasskey',
    'renamePasskey',
    'signIn',
    'addPasskey',
    'signIn',
  ])
  expect(entries[2].after).toEqual({ method: 'passkey' })
})

test('a passkey assertion that was replayed, expired, or made for another member, another origin or without user verification is rejected', async () => {
  const { authenticator, headers } = await withPasskey()
  const used = authenticator.sign({ challenge: await signInChallenge() })
  expect((await Promise.all([signIn(used), signIn(used)])).map(({ status }) => status).sort()).toEqual([200, 403])
  const refused = [
    authenticator.sign({ challenge: 'a'.repeat(64) }),
    // Of a registration: it is not for a sign-in.
    authenticator.sign({ challenge: await challengeFor(headers) }),
    authenticator.sign({ challenge: await signInChallenge(), origin: 'https://evil.example' }),
    authenticator.sign({ challenge: await signInChallenge(), relyingPartyId: 'evil.example' }),
    authenticator.sign({ challenge: await signInChallenge(), isVerified: false }),
    authenticatorHere().sign({ challenge: await signInChallenge() }),
    { ...authenticator.sign({ challenge: await signInChallenge() }), signature: used.signature },
    { ...used, clientDataJson: 'bm90IGpzb24' },
  ]
  const answers = await Promise.all(refused.map(signIn))
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(answers[0]?.status).toBe(403)
  authenticator.setCount(0)
  expect((await signIn(authenticator.sign({ challenge: await signInChallenge() }))).status).toBe(403)
  authenticator.setCount(50)
  const late = authenticator.sign({ challenge: await signInChallenge() })
  laterBy(6 * 60_000)
  expect((await signIn(late)).status).toBe(403)
})

test('a registration that was used, made for another member, elsewhere or without its user is refused', async () => {
  const { headers, authenticator } = await withPasskey()
  const other = await signedIn(server, await addMember(server, 'owner'))
  const challenge = await challengeFor(headers)
  const registration = authenticatorHere().register({ challenge })
  expect((await add(other, registration)).status).toBe(400)
  expect((await add(headers, registration)).status).toBe(200)
  expect((await add(headers, registration)).status).toBe(400)
  for (const changes of [
    { origin: 'https://evil.example' },
    { relyingPartyId: 'evil.example' },
    { isVerified: false },
  ]) {
    const wrong = authenticatorHere().register({ challenge: await challengeFor(headers), ...changes })
    expect((await add(headers, wrong)).status).toBe(400)
  }
  // A credential belongs to one member.
  expect((await add(other, authenticator.register({ challenge: await challengeFor(other) }))).status).toBe(409)
})

test('failed passwords that block an address do not shut out its passkey', async () => {
  const { member, authenticator } = await withPasskey()
  const wrong = { email: member.email, password: 'wrong', oneTimeCode: '000000' }
  for (let attempt = 0; attempt < 5; attempt += 1) await call('POST', '/Session', { headers: own, body: wrong })
  laterBy(60_000)
  const right = { email: member.email, password, oneTimeCode: codeOf(member.totpSecret) }
  expect((await call('POST', '/Session', { headers: own, body: right })).status).toBe(429)
  expect((await signIn(authenticator.sign({ challenge: await signInChallenge() }))).status).toBe(200)
})

test('another member’s passkey and a random id are answered alike', async () => {
  const { id } = await withPasskey()
  const headers = await signedIn(server, await addMember(server, 'owner'))
  for (const [method, body] of [['PUT', { label: 'Mine' }], ['DELETE']] as const) {
    const answers = [id, randomUUID()].map(one => call(method, `/Passkeys/${one}`, { headers, ...(body && { body }) }))
    const [theirs, nobodys] = await Promise.all(answers)
    expect(theirs?.status).toBe(404)
    expect(theirs?.text).toBe(nobodys?.text)
  }
})

test('15 minutes after signing in a session makes and removes no way in', async () => {
  const { headers, id, authenticator } = await withPasskey()
  const challenge = await challengeFor(headers)
  laterBy(15 * 60_000 + 1_000)
  const answers = await Promise.all([
    call('POST', '/Passkeys/challenge', { headers }),
    add(headers, authenticator.register({ challenge })),
    call('DELETE', `/Passkeys/${id}`, { headers }),
    call('POST', '/RecoveryCodes', { headers }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  expect((await call('GET', '/Passkeys', { headers })).body.content).toHaveLength(1)
})

test.each(['cross-site', 'same-site'])('a page that is %s signs nobody in and adds no passkey', async site => {
  const { headers, authenticator } = await withPasskey()
  const challenge = await challengeFor(headers)
  const from = { ...headers, 'sec-fetch-site': site }
  expect((await add(from, authenticatorHere().register({ challenge }))).status).toBe(403)
  const body = authenticator.sign({ challenge: await signInChallenge() })
  expect((await call('POST', '/Session/passkey', { headers: from, body })).status).toBe(403)
})

test('a way in whose audit entry cannot be written is neither added, renamed, removed nor replaced', async () => {
  const { headers, authenticator, id } = await withPasskey()
  const registration = authenticatorHere().register({ challenge: await challengeFor(headers) })
  const before = await call('GET', '/Passkeys', { headers })
  const { id: sessionId } = (await call('GET', '/Sessions', { headers })).body.content[0]
  const calls = [
    ['POST', '/Passkeys', { label: 'Second', ...registration }],
    ['PUT', `/Passkeys/${id}`, { label: 'Other' }],
    ['DELETE', `/Passkeys/${id}`],
    ['POST', '/RecoveryCodes'],
    ['DELETE', `/Sessions/${sessionId}`],
    ['DELETE', '/Session'],
  ] as const
  // As if the server ended between the change and its entry.
  await sql`alter table audit_entries add constraint cut_off check (false) not valid`.execute(server.db)
  for (const [method, path, payload] of calls) {
    const sent = { method, url: `/admin/api/v1${path}`, headers, ...(payload && { payload }) }
    expect((await server.app.inject(sent)).statusCode, path).toBe(500)
  }
  await sql`alter table audit_entries drop constraint cut_off`.execute(server.db)
  expect((await call('GET', '/Passkeys', { headers })).body).toEqual(before.body)
  expect((await call('GET', '/RecoveryCodes', { headers })).body.content).toMatchObject({ left: 0 })
  expect((await signIn(authenticator.sign({ challenge: await signInChallenge() }))).status).toBe(200)
})

const byRecoveryCode = (member: TestMember, recoveryCode: string, changes: object = {}) =>
  call('POST', '/Session', { headers: own, body: { email: member.email, password, recoveryCode, ...changes } })

test('a recovery code signs in once with the password, also when two requests race, and new codes end the old', async () => {
  const member = await addMember(server, 'owner')
  const headers = await signedIn(server, member)
  const create = async (): Promise<string[]> => (await call('POST', '/RecoveryCodes', { headers })).body.content.codes
  const left = async () => (await call('GET', '/RecoveryCodes', { headers })).body.content
  expect(await left()).toEqual({ left: 0, createdTimestamp: null })
  const [old = ''] = await create()
  const codes = await create()
  expect(codes).toHaveLength(10)
  expect((await byRecoveryCode(member, old)).status).toBe(403)
  const [first = '', second = '', third = ''] = codes
  expect((await byRecoveryCode(member, first, { password: 'wrong' })).status).toBe(403)
  const raced = await Promise.all([byRecoveryCode(member, first), byRecoveryCode(member, first)])
  expect(raced.map(({ status }) => status).sort()).toEqual([200, 403])
  // As somebody copies it from paper.
  expect((await byRecoveryCode(member, ` ${second.toUpperCase().replaceAll('-', ' ')}`)).status).toBe(200)
  expect(await left()).toMatchObject({ left: 8, createdTimestamp: expect.any(Number) })
  const stranger = await addMember(server, 'owner')
  expect((await byRecoveryCode(stranger, third)).status).toBe(403)
  expect((await byRecoveryCode(member, third, { oneTimeCode: '123456' })).status).toBe(400)
})
