import type { Credentials } from '@rialto/core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createUpholdConnector } from './createUpholdConnector.ts'
import { startUpholdSubject } from './testing/startUpholdSubject.ts'

type Subject = Awaited<ReturnType<typeof startUpholdSubject>>
let subject: Subject
beforeAll(async () => {
  subject = await startUpholdSubject()
})
afterEach(() => subject.clearFaults())
afterAll(() => subject.stop())

const refresh = (credentials: Credentials) => subject.connector.auth.refresh?.(credentials)
const holdings = (credentials: Credentials) => subject.connector.read.holdings(credentials)
const requested = () => ({ redirectUri: subject.redirectUri, state: 's'.repeat(8), codeChallenge: 'c' })

describe('the grant', () => {
  it('begins where Uphold keeps the challenge, with the scopes that are needed', async () => {
    const url = new URL((await subject.connector.auth.authorizeUrl?.(requested())) ?? '')
    expect(url.origin + url.pathname).toBe(
      `${subject.sandbox.institutions.origin}/~api.uphold.com/oauth2/authorize/start`,
    )
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: subject.oauth.clientId,
      code_challenge_method: 'S256',
      redirect_uri: subject.redirectUri,
      scope: 'cards:read cards:write transactions:read transactions:withdraw user:read transactions:commit:otp',
    })
    expect(url.href).not.toContain(subject.oauth.clientSecret)
  })

  it('begins at Uphold itself outside the sandbox', async () => {
    const { sandboxOrigin: _, ...oauth } = subject.oauth
    const { auth } = createUpholdConnector({ ...subject.sandbox, environment: 'production', oauth })
    const url = (await auth.authorizeUrl?.(requested())) ?? ''
    expect(url).toMatch(/^https:\/\/api\.uphold\.com\/oauth2\/authorize\/start\?/)
  })

  it('names the user, and does not end', async () => {
    const { account, credentials } = await subject.connect()
    expect(account.name).toBe('Mesh Sandbox')
    expect(credentials).not.toHaveProperty('expiresAtMs')
    expect(credentials).not.toHaveProperty('refreshToken')
  })

  it('says what a read-only user did not grant', async () => {
    const { granted } = await subject.connectAs('readOnlyKey')
    expect(granted).toEqual({ read: true, withdraw: false, missing: ['transactions:withdraw'] })
  })

  it('is tried where it cannot be renewed: good, or gone', async () => {
    const { credentials } = await subject.connectAs('MeshUSDC')
    expect(await refresh(credentials)).toEqual(credentials)
    await subject.sandbox.control('POST', 'tokens/revoke', { persona: 'MeshUSDC' })
    await expect(refresh(credentials)).rejects.toMatchObject({ kind: 'credentialsInvalid' })
    await expect(holdings(credentials)).rejects.toMatchObject({ kind: 'credentialsInvalid' })
  })

  it('is renewed where Uphold issued something to renew it with', async () => {
    const { credentials } = await subject.connect()
    if (credentials.kind !== 'oAuth') throw new Error('not OAuth')
    // The simulated client has no such grant, and is told so: not that the connection is gone for another reason.
    await expect(refresh({ ...credentials, refreshToken: 'r'.repeat(20) })).rejects.toMatchObject({
      kind: 'credentialsInvalid',
      upstreamCode: 'invalid_grant',
    })
  })

  it('ends at Uphold when revoked, and may be revoked again', async () => {
    const { credentials } = await subject.connect()
    await subject.connector.auth.revoke?.(credentials)
    await expect(holdings(credentials)).rejects.toMatchObject({ kind: 'credentialsInvalid' })
    await expect(subject.connector.auth.revoke?.(credentials)).resolves.toBeUndefined()
  })

  it('takes a wrong code for a dead grant and a wrong client for our own fault', async () => {
    const input = { code: 'nope', codeVerifier: 'v'.repeat(43), redirectUri: subject.redirectUri }
    await expect(subject.connector.auth.completeOAuth?.(input)).rejects.toMatchObject({ kind: 'credentialsInvalid' })
    const oauth = { ...subject.oauth, clientSecret: 'wrong-secret-1' }
    const wrong = createUpholdConnector({ ...subject.sandbox, environment: 'sandbox', oauth })
    const error: unknown = await wrong.auth.completeOAuth?.(input).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ kind: 'refused', upstreamCode: 'invalid_client' })
    expect(String(error)).not.toContain('wrong-secret-1')
  })

  it.each([
    ['htmlPage200', 'malformed'],
    ['emptyObject200', 'malformed'],
    ['status', 'unavailable'],
    ['resetAfter', 'unavailable'],
    ['rateLimit', 'rateLimited'],
  ])('a token endpoint under %s is %s, never a dead grant', async (mode, kind) => {
    await subject.sandbox.control('POST', 'faults', { host: 'api.uphold.com', path: '/oauth2/token', mode, times: 1 })
    await expect(subject.connect()).rejects.toMatchObject({ kind })
  })
})

it('shows an empty account as empty, though it has a card of dollars', async () => {
  const { credentials } = await subject.connectAs('Mesh2')
  expect(await holdings(credentials)).toEqual([])
  expect(await subject.connector.read.balances(credentials)).toEqual([])
})

it('tells who the user is, by name, birthday and address', async () => {
  const { credentials } = await subject.connect()
  expect(await subject.connector.read.identity?.(credentials)).toEqual({
    firstName: 'Mesh',
    lastName: 'Sandbox',
    email: 'mesh@sandbox.example',
    countryCode: 'US',
    city: 'Springfield',
    postalCode: '49007',
    dateOfBirth: Date.UTC(1990, 4, 17) / 1_000,
  })
})

it('asks for a new quote for each try, and moves money once', async () => {
  const { credentials } = await subject.connect()
  const order = subject.order()
  const { submit } = subject.connector.withdraw
  await subject.forgetCalls()
  expect(await submit(credentials, order)).toEqual({ kind: 'secondFactorRequired', factor: 'totp' })
  expect(await submit(credentials, order, '999999')).toEqual({ kind: 'secondFactorRefused', factor: 'totp' })
  expect((await submit(credentials, order, '123456')).kind).toBe('accepted')
  expect(await subject.sandbox.calls('POST', /\/transactions$/)).toBe(3)
  expect(await subject.moneyCalls()).toBe(3)
  expect(subject.created(order.reference)).toBe(1)
})

it('leaves it open when something else than Uphold says that there is no such quote', async () => {
  const connected = await subject.connect()
  const order = subject.order()
  const path = `${await subject.moneyPath(connected)}$`
  await subject.fault({ path, method: 'POST', mode: 'status', code: 404, times: 1 })
  const outcome = await subject.connector.withdraw.submit(connected.credentials, order, '123456')
  expect(outcome.kind).toBe('unknown')
  expect(subject.created(order.reference)).toBe(0)
})

it.each([
  ['whitelistOn', { kind: 'accepted' }],
  ['travelRule', { kind: 'travelRuleRequired' }],
  ['kycMissing', { kind: 'rejected', reason: 'kycRequired' }],
  ['restrictedRegion', { kind: 'rejected', reason: 'regionRestricted' }],
  ['mfaTotp', { kind: 'accepted' }],
] as const)('persona %s meets its own outcome', async (persona, expected) => {
  const { credentials } = await subject.connectAs(persona)
  expect(await subject.connector.withdraw.submit(credentials, subject.order(), '123456')).toMatchObject(expected)
})

it('shows a withdrawal that failed as failed, with its money back', async () => {
  const { credentials } = await subject.connect()
  const order = subject.order()
  const sinceMs = subject.sandbox.clock.nowMs()
  const outcome = await subject.connector.withdraw.submit(credentials, order, '123456')
  if (outcome.kind !== 'accepted') throw new Error('not accepted')
  await subject.sandbox.control('POST', `withdrawals/${outcome.upstreamId}/fail`, { reason: 'Returned' })
  const found = await subject.connector.withdraw.find(credentials, { order, sinceMs })
  expect(found).toMatchObject({ status: 'failed', upstreamStatus: 'failed' })
})
