import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { createSingleSignOn } from '../../../team/createSingleSignOn.ts'
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts'
import { logoutUrlOf, redirectUrlOf, signedOutUrlOf } from '../admin/team/singleSignOnUrls.ts'
import { adminCaller } from '../admin/testing/adminCaller.ts'
import { addMember, cookieOf, signedIn } from '../admin/testing/memberCaller.ts'
import { startIdentityProvider } from '../admin/testing/startIdentityProvider.ts'

const own = { 'sec-fetch-site': 'same-origin' }
let server: TestServer
let provider: Awaited<ReturnType<typeof startIdentityProvider>>
/** Logout tokens as the provider sent them. */
const sent: string[] = []

const deliver = async (url: string, payload: string): Promise<number> => {
  sent.push(new URLSearchParams(payload).get('logout_token') ?? '')
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url: new URL(url).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  })
  return statusCode
}
beforeAll(async () => {
  server = await createTestServer()
  const { ctx, client } = server
  const people = {
    anna: { email: 'anna@company.example', name: 'Anna', groups: ['staff'] },
    ben: { email: 'ben@company.example', name: 'Ben', groups: ['staff'] },
  }
  const logout = { returnUrl: signedOutUrlOf(ctx), backChannelUrl: logoutUrlOf(ctx, client.clientId), deliver }
  provider = await startIdentityProvider(redirectUrlOf(ctx), people, logout)
  const owner = await addMember(server, 'owner')
  const { status } = await call('PUT', '/IdentityProvider', {
    headers: { ...own, ...(await signedIn(server, owner)), 'x-client-id': client.clientId },
    body: {
      issuer: provider.issuer,
      oidcClientId: 'rialto',
      clientSecret: 'a secret of Rialto',
      groupsClaim: 'groups',
      roles: [{ group: 'staff', role: 'readOnly' }],
      isEnforced: false,
      breakGlassMemberId: owner.id,
    },
  })
  expect(status).toBe(200)
})
afterAll(async () => {
  await server?.stop()
  await provider?.stop()
})
beforeEach(() => void sent.splice(0))

const call: ReturnType<typeof adminCaller> = (...request) => adminCaller(server)(...request)
const signIn = async (sub: string) => {
  const begun = await call('POST', '/Session/singleSignOn', {
    headers: own,
    body: { clientId: server.client.clientId },
  })
  const query = await provider.signIn(String(begun.body.content?.authorizationUrl), sub)
  const answer = await call('POST', '/Session/singleSignOn/result', {
    headers: { ...own, cookie: cookieOf(begun.headers) },
    body: { query },
  })
  const session = (answer.headers['set-cookie'] as string[]).find(line => line.startsWith('rialto_session='))
  return { ...own, cookie: String(session?.split(';')[0]), 'x-client-id': server.client.clientId }
}
const read = async (headers: Record<string, string>) => (await call('GET', '/Session', { headers })).status
const post = (token: string) =>
  deliver(logoutUrlOf(server.ctx, server.client.clientId), new URLSearchParams({ logout_token: token }).toString())

test('signing out leads to the provider’s page, which ends the session there and returns', async () => {
  const headers = await signIn('anna')
  const { logoutUrl } = (await call('DELETE', '/Session', { headers })).body.content
  expect(logoutUrl).toContain(provider.issuer)
  expect(await read(headers)).toBe(401)
  expect(await provider.signOut(logoutUrl)).toBe(signedOutUrlOf(server.ctx))
})

test('signing out at the provider ends the session here by a signed logout token, and no other session', async () => {
  const ben = await signIn('ben')
  const anna = await signIn('anna')
  await provider.signOut(`${provider.issuer}/session/end?client_id=rialto`)
  await expect.poll(() => sent.length).toBe(1)
  await expect.poll(() => read(anna)).toBe(401)
  expect(await read(ben)).toBe(200)
})

test('a logout token counts once: sessions that began since are not ended by it', async () => {
  await signIn('anna')
  await provider.signOut(`${provider.issuer}/session/end?client_id=rialto`)
  await expect.poll(() => sent.length).toBe(1)
  const later = await signIn('anna')
  expect(await post(sent[0] ?? '')).toBe(400)
  expect(await read(later)).toBe(200)
})

test('a logout token that was changed, is old or of another kind ends nothing', async () => {
  const other = await signIn('anna')
  await signIn('anna')
  await provider.signOut(`${provider.issuer}/session/end?client_id=rialto`)
  await expect.poll(() => sent.length).toBe(1)
  const [token = ''] = sent
  const [header = '', payload = '', signature = ''] = token.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const { sid: _, ...all } = claims
  const forged = Buffer.from(JSON.stringify(all)).toString('base64url')
  const unsigned = Buffer.from('{"alg":"none"}').toString('base64url')
  for (const wrong of [`${header}.${forged}.${signature}`, `${unsigned}.${forged}.`, '', 'x.y.z'])
    expect(await post(wrong)).toBe(400)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 })
  expect(await post(token)).toBe(400)
  vi.useRealTimers()
  expect(await read(other)).toBe(200)
})

test('a call to a hanging provider ends after ten seconds, and other sign-ins continue meanwhile', async () => {
  const hanging = createServer(() => undefined)
  await new Promise<void>(resolve => hanging.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(hanging.address() as AddressInfo).port}`
  const limits: number[] = []
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(ms => {
    limits.push(ms)
    return AbortSignal.abort(new DOMException('too slow', 'TimeoutError'))
  })
  const send = (url: string, init: object) => fetch(url, init)
  const singleSignOn = createSingleSignOn(send, { isHttpAllowed: true, nowMs: Date.now })
  await expect(
    singleSignOn.authorizationUrl({ issuer, oidcClientId: 'x', clientSecret: undefined, groupsClaim: 'groups' }, flow),
  ).rejects.toMatchObject({ type: 'serviceUnavailable' })
  timeout.mockRestore()
  expect(limits).toEqual([10_000])
  const waiting = singleSignOn.authorizationUrl(
    { issuer, oidcClientId: 'x', clientSecret: undefined, groupsClaim: 'groups' },
    flow,
  )
  const ended = vi.fn<() => void>()
  waiting.catch(ended)
  expect(await read(await signIn('ben'))).toBe(200)
  expect(ended).not.toHaveBeenCalled()
  hanging.closeAllConnections()
  hanging.close()
  await expect(waiting).rejects.toMatchObject({ type: 'serviceUnavailable' })
})

const flow = { redirectUrl: 'http://127.0.0.1/x', state: 's', nonce: 'n', codeVerifier: 'v'.repeat(43) }
