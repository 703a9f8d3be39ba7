import type { Connected, Credentials } from '@rialto/core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { redirectUri } from '../../testing/connectBySignIn.ts'
import { kraken } from './exchange.ts'
import { issuedOf, keyLifetimeMs } from './connect.ts'
import { startKrakenConnectSubject } from './testing/startKrakenConnectSubject.ts'

type Subject = Awaited<ReturnType<typeof startKrakenConnectSubject>>
let subject: Subject
beforeAll(async () => {
  subject = await startKrakenConnectSubject()
})
afterEach(() => subject.clearFaults())
afterAll(() => subject.stop())

const dayMs = 86_400_000
const keyPath = '/oauth/fast-api-key$'
const issued = ({ credentials }: Connected) => issuedOf(credentials)
const holdings = (credentials: Credentials) => subject.connector.read.holdings(credentials)
const refresh = async (credentials: Credentials) => {
  const renewed = await subject.connector.auth.refresh?.(credentials)
  if (renewed === undefined) throw new Error('Kraken Connect renews')
  return issuedOf(renewed)
}
const revoke = (credentials: Credentials) => subject.connector.auth.revoke?.(credentials)
const pass = (ms: number) => subject.sandbox.sandboxClock.advance(ms)

describe('the sign-in', () => {
  test('requests its scopes with PKCE at Kraken’s own page', async () => {
    const requested = { redirectUri, state: 's'.repeat(8), codeChallenge: 'c' }
    const url = new URL((await subject.connector.auth.authorizeUrl?.(requested)) ?? '')
    expect(url.origin).toBe(subject.sandbox.institutions.origin)
    expect(url.pathname).toBe('/~id.kraken.com/oauth/authorize')
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      scope:
        'account.info:basic account.fast-api-key:write account.fast-api-key:multiple account.fast-api-key:funds-query ' +
        'account.fast-api-key:funds-add account.fast-api-key:funds-withdraw',
    })
    expect(url.href).not.toContain(subject.oauth.clientSecret)
  })

  test('issues a key that expires within a week, for the same account as a typed key of the user', async () => {
    const connected = await subject.connect()
    const { key, secret, expiresAtMs = 0, issued: by } = issued(connected)
    expect(key).toMatch(/^[A-Za-z0-9+/]{56}$/)
    expect(secret).toMatch(/^[A-Za-z0-9+/]{86}==$/)
    expect(by.name).toMatch(/^Rialto [0-9a-f]{16}$/)
    const holdsForMs = expiresAtMs - subject.sandbox.clock.nowMs()
    expect(holdsForMs).toBeGreaterThan(keyLifetimeMs - 60_000)
    expect(holdsForMs).toBeLessThanOrEqual(keyLifetimeMs)
    const byKey = kraken({ ...subject.sandbox, environment: 'sandbox' })
    const typed = await byKey.auth.connectWithKey?.({ username: 'Mesh', password: 'Pass123' })
    expect(connected.account).toEqual(typed?.account)
    expect(await holdings(connected.credentials)).toEqual(await byKey.read.holdings(typed?.credentials ?? by.grant))
  })

  test('names the scopes that a user did not grant', async () => {
    const { granted } = await subject.connectAs('readOnlyKey')
    expect(granted).toEqual({ read: true, withdraw: false, missing: ['account.fast-api-key:funds-withdraw'] })
  })

  test('reports a wrong code as a lost grant, and requests no key', async () => {
    await subject.forgetCalls()
    const input = { code: 'nope', codeVerifier: 'v'.repeat(43), redirectUri }
    await expect(subject.connector.auth.completeOAuth?.(input)).rejects.toMatchObject({ kind: 'credentialsInvalid' })
    expect(await subject.sandbox.calls('POST', /fast-api-key/)).toBe(0)
  })

  test('deletes a key that cannot be used', async () => {
    await subject.forgetCalls()
    await subject.fault({ path: '/0/private/GetApiKeyInfo', mode: 'htmlPage200', times: 9 })
    await expect(subject.connect()).rejects.toMatchObject({ kind: 'malformed' })
    expect(await subject.sandbox.calls('POST', /fast-api-key/)).toBe(1)
    expect(await subject.sandbox.calls('DELETE', /fast-api-key/)).toBe(1)
  })

  test.each([
    ['htmlPage200', 'malformed'],
    ['emptyObject200', 'malformed'],
    ['schemaDrift', 'malformed'],
    ['redirect', 'malformed'],
    ['truncate', 'unavailable'],
    ['status', 'unavailable'],
    ['resetAfter', 'unavailable'],
    ['rateLimit', 'rateLimited'],
  ] as const)('whose key comes as %s is %s, never half a key, and is asked for once', async (mode, kind) => {
    await subject.forgetCalls()
    await subject.fault({ path: keyPath, mode, times: 1 })
    await expect(subject.connect()).rejects.toMatchObject({ kind })
    expect(await subject.sandbox.calls('POST', /fast-api-key/)).toBe(1)
  })
})

describe('the identity', () => {
  test('is the e-mail address and the account’s number', async () => {
    const { credentials, account } = await subject.connect()
    const identity = await subject.connector.read.identity?.(credentials)
    expect(identity).toEqual({ email: 'mesh@example.com', accountNumber: account.upstreamId })
  })

  test('gets a new token after the old one expires, and the key stays', async () => {
    const before = issued(await subject.connect())
    pass(dayMs)
    await expect(subject.connector.read.identity?.(before)).rejects.toMatchObject({ kind: 'tokenExpired' })
    const after = await refresh(before)
    expect({ ...after, issued: undefined }).toEqual({ ...before, issued: undefined })
    expect(await subject.connector.read.identity?.(after)).toMatchObject({ email: 'mesh@example.com' })
  })
})

describe('renewal', () => {
  test('brings a new key, deletes the old one, and leaves other connections’ alone', async () => {
    const other = issued(await subject.connect())
    const before = issued(await subject.connect())
    pass(keyLifetimeMs - dayMs)
    const after = await refresh(before)
    expect(after.key).not.toBe(before.key)
    expect(await holdings(after)).not.toEqual([])
    await expect(holdings(before)).rejects.toMatchObject({ kind: 'credentialsInvalid' })
    expect(await holdings(other)).not.toEqual([])
  })

  test('works after expiry; before renewal the expiry is reported, and a withdrawal with an expired key is not sent', async () => {
    const before = issued(await subject.connect())
    pass(keyLifetimeMs)
    await subject.forgetCalls()
    await expect(holdings(before)).rejects.toMatchObject({ kind: 'tokenExpired' })
    const outcome = await subject.connector.withdraw.submit(before, subject.order())
    expect(outcome).toMatchObject({ kind: 'rejected', reason: 'tokenExpired' })
    expect(await subject.sandbox.calls('POST', /./)).toBe(0)
    expect(await holdings(await refresh(before))).not.toEqual([])
  })

  test('ends with the sign-in, after 30 days without a renewal', async () => {
    const { credentials } = await subject.connect()
    pass(30 * dayMs)
    await expect(refresh(credentials)).rejects.toMatchObject({ kind: 'credentialsInvalid' })
  })

  test('ends when the user revokes the sign-in', async () => {
    const { credentials } = await subject.connectAs('MeshETH')
    await subject.revokeGrantsOf('MeshETH')
    await expect(refresh(credentials)).rejects.toMatchObject({ kind: 'credentialsInvalid' })
  })

  test('returns the new token if the key cannot be replaced, and then reports that Kraken is unavailable', async () => {
    const before = issued(await subject.connect())
    pass(keyLifetimeMs)
    await subject.fault({ path: keyPath, mode: 'status', times: 2 })
    const waiting = await refresh(before)
    expect(waiting.key).toBe(before.key)
    expect(waiting.issued.grant.refreshToken).not.toBe(before.issued.grant.refreshToken)
    await expect(refresh(waiting)).rejects.toMatchObject({ kind: 'unavailable' })
    expect(await holdings(await refresh(waiting))).not.toEqual([])
  })

  test('requests a new token if Kraken rejects an unexpired one', async () => {
    const connected = await subject.connectAs('MeshUSDT')
    pass(keyLifetimeMs - dayMs)
    const fresh = await refresh(connected.credentials)
    // By our clock the key expires and the token does not; by Kraken's the token has expired.
    const ending = { ...fresh, expiresAtMs: subject.sandbox.clock.nowMs() + 60_000 }
    await subject.sandbox.control('POST', 'tokens/expire', { persona: 'MeshUSDT' })
    const renewed = await refresh(ending)
    expect(renewed.issued.grant.accessToken).not.toBe(fresh.issued.grant.accessToken)
    expect(await holdings(renewed)).not.toEqual([])
  })

  test('is not for a key that the user typed', async () => {
    const typed = { kind: 'apiKey', key: 'Mesh', secret: 'Pass123' } as const
    await expect(refresh(typed)).rejects.toMatchObject({ kind: 'credentialsInvalid' })
  })
})

describe('revocation', () => {
  test('deletes the key and only that, and may be repeated', async () => {
    const other = issued(await subject.connect())
    const { credentials } = await subject.connect()
    await revoke(credentials)
    await expect(holdings(credentials)).rejects.toMatchObject({ kind: 'credentialsInvalid' })
    expect(await holdings(other)).not.toEqual([])
    await expect(revoke(credentials)).resolves.toBeUndefined()
  })

  test('works with an expired token, and when the sign-in and its keys no longer exist', async () => {
    const { credentials } = await subject.connect()
    pass(2 * dayMs)
    await revoke(credentials)
    await expect(holdings(credentials)).rejects.toMatchObject({ kind: 'credentialsInvalid' })
    const gone = await subject.connectAs('MeshBTC')
    await subject.revokeGrantsOf('MeshBTC')
    await expect(revoke(gone.credentials)).resolves.toBeUndefined()
  })

  test('reports its failure', async () => {
    const { credentials } = await subject.connect()
    await subject.fault({ path: keyPath, mode: 'status', times: 1 })
    await expect(revoke(credentials)).rejects.toMatchObject({ kind: 'unavailable' })
    expect(await holdings(credentials)).not.toEqual([])
  })
})

test('does not read a bad signature as a request for a code: an issued key has no second factor', async () => {
  const { credentials } = await subject.connectAs('mfaTotp')
  const first = await subject.connector.withdraw.submit(credentials, subject.order())
  expect(first.kind).toBe('accepted')
  await subject.sandbox.control('POST', 'faults', {
    host: 'api.kraken.com',
    path: '/0/private/Withdraw$',
    mode: 'status',
    code: 200,
    times: 1,
    body: JSON.stringify({ error: ['EAPI:Invalid signature'] }),
  })
  const outcome = await subject.connector.withdraw.submit(credentials, subject.order())
  expect(outcome).toMatchObject({ kind: 'rejected', reason: 'credentialsInvalid' })
})
