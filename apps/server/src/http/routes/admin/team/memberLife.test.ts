import { randomUUID } from 'node:crypto'

import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { Secret } from 'otpauth'

import { useTestServer } from '../../../../testing/useTestServer.ts'
import { adminCaller, managing } from '../testing/adminCaller.ts'
import { addMember, codeOf, password, signedIn, type TestMember } from '../testing/memberCaller.ts'

const server = useTestServer()
let operator: TestMember
let headers: Readonly<Record<string, string>>
beforeAll(async () => {
  operator = await addMember(server)
  headers = await signedIn(server, operator)
})
afterEach(() => void vi.useRealTimers())

const own = { 'sec-fetch-site': 'same-origin' }
const call = adminCaller(server)
const laterBy = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
const signIn = (email: string, factors: { password: string; oneTimeCode: string }) =>
  call('POST', '/Session', { body: { email, ...factors }, headers: own })
const isSignedIn = async (by: Readonly<Record<string, string>>) =>
  (await call('GET', '/Session', { headers: by })).status === 200
const newest = async () => (await call('POST', '/Installation/log', { headers, body: { count: 1 } })).body.content[0]
/** In hexadecimal, of what an authenticator app is given. */
const secretOf = (base32: string): string => Secret.fromBase32(base32).hex.toLowerCase()

describe('operators', () => {
  test('only operators see all members of the installation, operators among them', async () => {
    const member = await addMember(server, 'owner')
    const { content } = (await call('GET', '/Installation/members', { headers })).body
    expect(content).toContainEqual(expect.objectContaining({ id: operator.id, isOperator: true }))
    expect(content).toContainEqual(expect.objectContaining({ id: member.id, isOperator: false, clients: 1 }))
    expect(JSON.stringify(content)).not.toMatch(/hash|secret/i)
    const asOwner = await signedIn(server, member)
    const { token } = await managing(server)
    for (const by of [{ headers: asOwner }, { token }])
      for (const [method, path] of [
        ['GET', '/Installation/members'],
        ['DELETE', `/Installation/members/${operator.id}`],
        ['POST', `/Installation/members/${operator.id}/reset`],
        ['POST', `/Installation/members/${operator.id}/signOut`],
        ['POST', '/Installation/log'],
      ] as const)
        expect((await call(method, path, { ...by, ...(path.endsWith('log') ? { body: {} } : {}) })).status).toBe(403)
  })

  test('operators remove an account, which ends its sessions and factors', async () => {
    const member = await addMember(server, 'developer')
    const session = await signedIn(server, member)
    expect((await call('DELETE', `/Installation/members/${member.id}`, { headers })).status).toBe(200)
    expect(await isSignedIn(session)).toBe(false)
    laterBy(60_000)
    expect((await signIn(member.email, { password, oneTimeCode: codeOf(member.totpSecret) })).status).toBe(403)
    expect(await newest()).toMatchObject({
      operation: 'removeInstallationMember',
      target: member.id,
      actorName: operator.email,
      after: { email: member.email },
    })
    expect((await call('DELETE', `/Installation/members/${randomUUID()}`, { headers })).status).toBe(404)
  })

  test('an operator cannot remove the last operator or their own account', async () => {
    const refused = await call('DELETE', `/Installation/members/${operator.id}`, { headers })
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('your own account')])
    const [one, two] = await Promise.all([addMember(server), addMember(server)])
    const [asOne, asTwo] = await Promise.all([signedIn(server, one), signedIn(server, two)])
    // The two remove each other at once, beside a third who stays.
    const answers = await Promise.all([
      call('DELETE', `/Installation/members/${two.id}`, { headers: asOne }),
      call('DELETE', `/Installation/members/${one.id}`, { headers: asTwo }),
    ])
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    expect(await isSignedIn(headers)).toBe(true)
  })

  test('operators reset a member’s sign-in: all factors and sessions end at once, and the reset link sets new factors once', async () => {
    const member = await addMember(server, 'support')
    const session = await signedIn(server, member)
    const { invitationUrl } = (await call('POST', `/Installation/members/${member.id}/reset`, { headers })).body.content
    expect(await isSignedIn(session)).toBe(false)
    laterBy(60_000)
    expect((await signIn(member.email, { password, oneTimeCode: codeOf(member.totpSecret) })).status).toBe(403)
    const invitationCode = String(invitationUrl).split('#')[1] ?? ''
    const read = (await call('POST', '/Session/invitation', { headers: own, body: { invitationCode } })).body.content
    expect(read).toMatchObject({ email: member.email, isMember: false })
    const chosen = { password: 'another long password', oneTimeCode: codeOf(secretOf(read.authenticatorSecret)) }
    const accept = { invitationCode, email: member.email, name: 'ignored', ...chosen }
    const accepted = await call('POST', '/Session/invitation/accept', { headers: own, body: accept })
    expect(accepted.body.content).toMatchObject({ memberId: member.id, name: 'Sam', clients: [{ role: 'support' }] })
    expect((await call('POST', '/Session/invitation/accept', { headers: own, body: accept })).status).toBe(404)
    laterBy(120_000)
    const again = { password: chosen.password, oneTimeCode: codeOf(secretOf(read.authenticatorSecret)) }
    expect((await signIn(member.email, again)).status).toBe(200)
    expect(await newest()).toMatchObject({ operation: 'resetInstallationMember', target: member.id })
  })

  test('operators end all sessions of a member', async () => {
    const member = await addMember(server, 'readOnly')
    const session = await signedIn(server, member)
    const { body } = await call('POST', `/Installation/members/${member.id}/signOut`, { headers })
    expect(body.content).toEqual({ ended: 1 })
    expect(await isSignedIn(session)).toBe(false)
  })

  test('operators find their sign-ins and failed attempts in the log of the installation', async () => {
    const another = await addMember(server)
    await signIn(another.email, { password: 'wrong', oneTimeCode: '000000' })
    await expect.poll(async () => (await newest()).operation).toBe('signInFailed')
    await signedIn(server, another)
    expect(await newest()).toMatchObject({ operation: 'signIn', actorName: another.email })
    const { content } = (await call('POST', '/AuditLog/list', { headers, body: {} })).body
    expect(JSON.stringify(content)).not.toContain(another.email)
  })
})

describe('a member', () => {
  test('a member changes the password with the old one, which ends the other sessions', async () => {
    const member = await addMember(server, 'developer')
    const first = await signedIn(server, member)
    laterBy(60_000)
    const second = await signedIn(server, member)
    const change = (currentPassword: string) =>
      call('PUT', '/Session/password', {
        headers: second,
        body: { currentPassword, newPassword: 'a new long password' },
      })
    expect((await change('wrong')).status).toBe(403)
    expect(await isSignedIn(first)).toBe(true)
    expect((await change(password)).status).toBe(200)
    expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([false, true])
    laterBy(120_000)
    const oneTimeCode = codeOf(member.totpSecret)
    expect((await signIn(member.email, { password, oneTimeCode })).status).toBe(403)
    expect((await signIn(member.email, { password: 'a new long password', oneTimeCode })).status).toBe(200)
    const [entry] = (await server.ctx.store.audit.list(server.client.scope, { count: 20 })).filter(
      ({ operation, actor }) => operation === 'changePassword' && actor.id === member.id,
    )
    expect(JSON.stringify(entry)).not.toContain('long password')
  })

  test('a member replaces the authenticator with a code of the new one', async () => {
    const member = await addMember(server, 'developer')
    const session = await signedIn(server, member)
    const begun = (await call('POST', '/Session/authenticator', { headers: session })).body.content
    const next = secretOf(begun.authenticatorSecret)
    const replace = (oneTimeCode: string) =>
      call('PUT', '/Session/authenticator', { headers: session, body: { oneTimeCode } })
    expect((await replace(codeOf(member.totpSecret))).status).toBe(400)
    expect((await replace(codeOf(next))).status).toBe(200)
    laterBy(60_000)
    expect((await signIn(member.email, { password, oneTimeCode: codeOf(member.totpSecret) })).status).toBe(403)
    expect((await signIn(member.email, { password, oneTimeCode: codeOf(next) })).status).toBe(200)
  })

  test('a member can change password and authenticator only within 15 minutes of signing in', async () => {
    const member = await addMember(server, 'developer')
    const session = await signedIn(server, member)
    laterBy(15 * 60_000 + 1)
    const body = { currentPassword: password, newPassword: 'a new long password' }
    expect((await call('PUT', '/Session/password', { headers: session, body })).status).toBe(403)
    expect((await call('POST', '/Session/authenticator', { headers: session })).status).toBe(403)
    const code = { oneTimeCode: '000000' }
    expect((await call('PUT', '/Session/authenticator', { headers: session, body: code })).status).toBe(403)
  })

  test('a member ends the other sessions, and keeps this one', async () => {
    const member = await addMember(server, 'readOnly')
    const first = await signedIn(server, member)
    laterBy(60_000)
    const second = await signedIn(server, member)
    expect((await call('POST', '/Sessions/endOthers', { headers: second })).body.content).toEqual({ ended: 1 })
    expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([false, true])
  })
})
