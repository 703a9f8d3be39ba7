import type { Connected, Credentials } from '@rialto/core'
import { EgressError } from '@rialto/egress'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findRule } from '../../kit/http/errorTable.ts'
import { cannedEgress } from '../../kit/testing/cannedEgress.ts'
import { coinbaseErrors } from './errors.ts'
import { coinbase } from './exchange.ts'
import { startCoinbaseSubject } from './testing/startCoinbaseSubject.ts'

type Subject = Awaited<ReturnType<typeof startCoinbaseSubject>>
let subject: Subject
beforeAll(async () => {
  subject = await startCoinbaseSubject()
})
afterEach(() => subject.clearFaults())
afterAll(() => subject.stop())

const oauthOf = ({ credentials }: Connected) => {
  if (credentials.kind !== 'oAuth') throw new Error('not OAuth')
  return credentials
}
const refresh = (credentials: Credentials) => subject.connector.auth.refresh?.(credentials)
const holdings = (credentials: Credentials) => subject.connector.read.holdings(credentials)
const loginFault = (mode: string, rest: object = {}) =>
  subject.sandbox.control('POST', 'faults', {
    host: 'login.coinbase.com',
    path: '/oauth2/token',
    mode,
    times: 1,
    ...rest,
  })

describe('the grant', () => {
  test('requests its scopes with PKCE at the sandbox’s own page', async () => {
    const requested = { redirectUri: subject.redirectUri, state: 's'.repeat(8), codeChallenge: 'c' }
    const url = new URL((await subject.connector.auth.authorizeUrl?.(requested)) ?? '')
    expect(url.origin).toBe(subject.sandbox.institutions.origin)
    expect(url.pathname).toBe('/~login.coinbase.com/oauth2/auth')
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: subject.oauth.clientId,
      code_challenge_method: 'S256',
      scope: expect.stringContaining('offline_access,wallet:user:read'),
    })
    expect(url.href).not.toContain(subject.oauth.clientSecret)
  })

  test('names the user, and keeps the expiry of an hour and every scope', async () => {
    const connected = await subject.connect()
    const { expiresAtMs, refreshToken } = oauthOf(connected)
    expect(connected.account.name).toBe('Mesh Sandbox')
    expect(refreshToken).toBeDefined()
    expect((expiresAtMs ?? 0) - subject.sandbox.clock.nowMs()).toBeGreaterThan(3_500_000)
  })

  test('names the scopes that a read-only user did not grant, and sending is rejected', async () => {
    const connected = await subject.connectAs('readOnlyKey')
    expect(connected.granted).toEqual({
      read: true,
      withdraw: false,
      missing: ['wallet:transactions:send', 'wallet:buys:create'],
    })
    const outcome = await subject.connector.withdraw.submit(connected.credentials, subject.order(), '123456')
    expect(outcome).toMatchObject({ kind: 'rejected', reason: 'permissionMissing' })
  })

  test('shows an empty account as empty', async () => {
    expect(await holdings((await subject.connectAs('Mesh2')).credentials)).toEqual([])
  })

  test('rotates: new tokens work, and the old refresh token ends the grant', async () => {
    const before = oauthOf(await subject.connect())
    const after = await refresh(before)
    if (after?.kind !== 'oAuth') throw new Error('not OAuth')
    expect(after.accessToken).not.toBe(before.accessToken)
    expect(after.refreshToken).not.toBe(before.refreshToken)
    expect(after.scopes).toContain('wallet:transactions:send')
    expect(await holdings(after)).not.toEqual([])
    await expect(refresh(before)).rejects.toMatchObject({ kind: 'credentialsInvalid' })
    await expect(holdings(after)).rejects.toMatchObject({ kind: 'credentialsInvalid' })
  })

  test('distinguishes an expired token from a revoked one', async () => {
    const { credentials } = await subject.connectAs('MeshUSDC')
    await subject.sandbox.control('POST', 'tokens/expire', { persona: 'MeshUSDC' })
    await expect(holdings(credentials)).rejects.toMatchObject({ kind: 'tokenExpired' })
    const outcome = await subject.connector.withdraw.submit(credentials, subject.order())
    expect(outcome).toMatchObject({ kind: 'rejected', reason: 'tokenExpired' })
    const renewed = await refresh(credentials)
    if (renewed === undefined) throw new Error('not renewed')
    expect(await holdings(renewed)).not.toEqual([])
    await subject.sandbox.control('POST', 'tokens/revoke', { persona: 'MeshUSDC' })
    await expect(holdings(renewed)).rejects.toMatchObject({ kind: 'credentialsInvalid' })
    await expect(refresh(renewed)).rejects.toMatchObject({ kind: 'credentialsInvalid' })
  })

  test('ends at Coinbase when revoked, and may be revoked again', async () => {
    const { credentials } = await subject.connect()
    await subject.connector.auth.revoke?.(credentials)
    await expect(holdings(credentials)).rejects.toMatchObject({ kind: 'credentialsInvalid' })
    await expect(subject.connector.auth.revoke?.(credentials)).resolves.toBeUndefined()
  })

  test('reports a wrong code as a lost grant and a wrong client as our own error', async () => {
    const input = { code: 'nope', codeVerifier: 'v'.repeat(43), redirectUri: subject.redirectUri }
    await expect(subject.connector.auth.completeOAuth?.(input)).rejects.toMatchObject({ kind: 'credentialsInvalid' })
    const wrong = coinbase({
      ...subject.sandbox,
      environment: 'sandbox',
      oauth: { clientId: 'rialto-sandbox', clientSecret: 'wrong-secret-1' },
    })
    const error: unknown = await wrong.auth.completeOAuth?.(input).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ kind: 'refused', upstreamCode: 'invalid_client' })
    expect(String(error)).not.toContain('wrong-secret-1')
  })

  test.each([
    ['htmlPage200', 'malformed'],
    ['emptyObject200', 'malformed'],
    ['schemaDrift', 'malformed'],
    ['redirect', 'malformed'],
    ['status', 'unavailable'],
    ['resetBefore', 'unavailable'],
    ['resetAfter', 'unavailable'],
    ['truncate', 'unavailable'],
    ['rateLimit', 'rateLimited'],
  ])('a token endpoint under %s is %s, never a dead grant', async (mode, kind) => {
    const { credentials } = await subject.connect()
    await loginFault(mode)
    await expect(refresh(credentials)).rejects.toMatchObject({ kind })
  })

  test('keeps whether the refresh may have been received, for the decision about a retry', async () => {
    const { credentials } = await subject.connect()
    await loginFault('resetAfter')
    const error: unknown = await refresh(credentials)?.catch((thrown: unknown) => thrown)
    expect((error as Error).cause).toBeInstanceOf(EgressError)
    expect((error as Error).cause).toMatchObject({ maybeSent: true })
  })
})

describe('the second factor', () => {
  test('is required, rejected when wrong or stale, and accepted once', async () => {
    const { credentials } = await subject.connect()
    const order = subject.order()
    const { submit } = subject.connector.withdraw
    expect(await submit(credentials, order)).toEqual({ kind: 'secondFactorRequired', factor: 'sms' })
    expect(await submit(credentials, order, '000000')).toEqual({ kind: 'secondFactorRefused', factor: 'sms' })
    expect(await submit(credentials, order, '999999')).toEqual({ kind: 'secondFactorRefused', factor: 'sms' })
    expect(subject.created(order.reference)).toBe(0)
    expect((await submit(credentials, order, '123456')).kind).toBe('accepted')
  })

  test('never puts an invalid code into a header', async () => {
    const { credentials } = await subject.connect()
    await subject.forgetCalls()
    const outcome = await subject.connector.withdraw.submit(credentials, subject.order(), '1\r\nx-evil: 1')
    expect(outcome).toEqual({ kind: 'secondFactorRefused', factor: 'sms' })
    expect(await subject.moneyCalls()).toBe(0)
  })

  test('repeats the same send with the same reference', async () => {
    const { credentials } = await subject.connect()
    const order = subject.order()
    const first = await subject.connector.withdraw.submit(credentials, order, '123456')
    expect(await subject.connector.withdraw.submit(credentials, order, '123456')).toMatchObject({
      kind: 'accepted',
      upstreamId: first.kind === 'accepted' ? first.upstreamId : '',
    })
    expect(subject.created(order.reference)).toBe(1)
  })
})

test.each([
  ['whitelistOn', { kind: 'addressWhitelistRequired' }],
  ['travelRule', { kind: 'travelRuleRequired' }],
  ['kycMissing', { kind: 'rejected', reason: 'kycRequired' }],
  ['restrictedRegion', { kind: 'rejected', reason: 'regionRestricted' }],
  ['mfaSms', { kind: 'secondFactorRequired', factor: 'sms' }],
] as const)('persona %s meets its own outcome', async (persona, expected) => {
  const { credentials } = await subject.connectAs(persona)
  expect(await subject.connector.withdraw.submit(credentials, subject.order())).toMatchObject(expected)
})

test('the same send is repeated once the recipient is declared', async () => {
  const { credentials } = await subject.connectAs('travelRule')
  const order = subject.order()
  const address = { line1: '1 High Street', city: 'Dublin', postalCode: 'D01 F5P2', countryCode: 'ie' }
  const travelRule = {
    walletType: 'selfHosted',
    isOwnWallet: true,
    beneficiary: { name: 'Ada Byron', address },
  } as const
  const { submit } = subject.connector.withdraw
  const nameless = { ...travelRule, beneficiary: { name: ' ', address } }
  expect(await submit(credentials, { ...order, travelRule: nameless }, '123456')).toMatchObject({
    kind: 'travelRuleRequired',
    message: expect.stringContaining('beneficiary_name'),
  })
  expect(subject.created(order.reference)).toBe(0)
  expect((await submit(credentials, { ...order, travelRule }, '123456')).kind).toBe('accepted')
  expect(subject.created(order.reference)).toBe(1)
})

test('shows a send that waits for an e-mail as pending', async () => {
  const { credentials } = await subject.connectAs('emailConfirm')
  const order = subject.order()
  const sinceMs = subject.sandbox.clock.nowMs()
  expect((await subject.connector.withdraw.submit(credentials, order, '123456')).kind).toBe('accepted')
  const found = await subject.connector.withdraw.find(credentials, { order, sinceMs })
  expect(found).toMatchObject({ status: 'pending', upstreamStatus: 'waiting_for_clearing', fee: '0.010000' })
})

describe('the identity of the user', () => {
  const identity = (user: object) => {
    const { egress } = cannedEgress({ 'GET /v2/user': { body: { data: { id: 'u', ...user } } } })
    const clock = { nowMs: () => 0, sleep: async () => undefined }
    const oauth = { clientId: 'id', clientSecret: 'secret' }
    const { read } = coinbase({ egress, clock, environment: 'sandbox', oauth })
    return read.identity?.({ kind: 'oAuth', accessToken: 'token-1234', scopes: [] })
  }

  test.each([
    [
      { name: 'Ada King Lovelace', country: { code: 'GB' } },
      { firstName: 'Ada King', lastName: 'Lovelace', countryCode: 'GB' },
    ],
    [
      { name: ' Ada ', email: 'ada@example.com' },
      { firstName: 'Ada', email: 'ada@example.com' },
    ],
    [{ name: null, country: null, email: null }, {}],
    [{}, {}],
  ])('is read from %j', async (user, expected) => {
    expect(await identity(user)).toEqual(expected)
  })

  test('is malformed in a response of another shape', async () => {
    await expect(identity({ name: 7 })).rejects.toMatchObject({ kind: 'malformed' })
  })
})

test.each([
  [401, 'expired_token', 'The access token expired', 'tokenExpired'],
  [401, 'invalid_token', 'The access token expired', 'tokenExpired'],
  [401, 'invalid_token', 'The access token is invalid', 'credentialsInvalid'],
  [401, 'revoked_token', 'The access token was revoked', 'credentialsInvalid'],
  [401, 'authentication_error', 'invalid authentication', 'credentialsInvalid'],
  [401, 'invalid_authentication_method', 'API access is blocked', 'accountLocked'],
  [403, 'invalid_scope', 'Invalid scope', 'permissionMissing'],
  [400, 'personal_details_required', '', 'kycRequired'],
  [400, 'jumio_verification_required', '', 'kycRequired'],
  [400, 'unverified_email', '', 'kycRequired'],
  [429, 'rate_limit_exceeded', '', 'rateLimited'],
  [500, 'internal_server_error', '', 'unavailable'],
  [502, 'something_new', '', 'unavailable'],
  [400, 'something_new', '', 'refused'],
  [400, 'validation_error', 'You don’t have that much.', 'insufficientFunds'],
  [400, 'validation_error', 'Insufficient balance in source account', 'insufficientFunds'],
  [400, 'validation_error', 'Please enter a valid email or bitcoin address', 'invalidAddress'],
  [400, 'validation_error', 'Amount is below the minimum of 1 USDC', 'amountBelowMinimum'],
  [400, 'validation_error', 'Network is not supported for USDC', 'networkUnsupported'],
])('%d %s %j is %s', (status, code, message, kind) => {
  expect(findRule(coinbaseErrors, { status, code, message }).kind).toBe(kind)
})

test.each([
  [402, 'two_factor_required', 'Two-step verification code required to complete this request', 'secondFactorRequired'],
  [402, 'two_factor_required', 'The two-step verification code is invalid', 'secondFactorRefused'],
  [400, 'validation_error', 'Invalid 2FA token', 'secondFactorRefused'],
  [400, 'validation_error', 'Travel rule data is required: travel_rule_data', 'travelRuleRequired'],
  [400, 'validation_error', 'Address is not on your allowlist', 'addressWhitelistRequired'],
])('%d %s %j asks for %s', (status, code, message, outcome) => {
  expect(findRule(coinbaseErrors, { status, code, message }).outcome).toBe(outcome)
})

test('parses only its own format', () => {
  expect(coinbaseErrors.readError({ errors: [{ id: 'not_found', message: 'Not found' }] })).toEqual({
    code: 'not_found',
    message: 'Not found',
  })
  for (const other of [{}, [], null, 'x', { errors: [] }, { errors: {} }, { errors: [{ id: 1, message: '' }] }]) {
    expect(coinbaseErrors.readError(other)).toBeUndefined()
  }
})
