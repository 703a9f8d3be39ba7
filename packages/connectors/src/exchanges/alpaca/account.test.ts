import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findRule } from '../../kit/http/errorTable.ts'
import { alpacaErrors } from './errors.ts'
import { alpaca } from './exchange.ts'
import { startAlpacaSubject } from './testing/startAlpacaSubject.ts'

type Subject = Awaited<ReturnType<typeof startAlpacaSubject>>
let subject: Subject
beforeAll(async () => {
  subject = await startAlpacaSubject()
})
afterEach(() => subject.clearFaults())
afterAll(() => subject.stop())

const dayMs = 86_400_000

describe('the grant', () => {
  test('asks only for the live account, at the sandbox’s own page', async () => {
    const requested = { redirectUri: subject.redirectUri, state: 's'.repeat(8), codeChallenge: 'c' }
    const url = new URL((await subject.connector.auth.authorizeUrl?.(requested)) ?? '')
    expect(url.origin).toBe(subject.sandbox.institutions.origin)
    expect(url.pathname).toBe('/~app.alpaca.markets/oauth/authorize')
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: subject.oauth.clientId,
      scope: 'account:write trading',
      env: 'live',
    })
    expect(url.href).not.toContain(subject.oauth.clientSecret)
  })

  test('does not expire, and fails after the user has revoked it', async () => {
    const { credentials, account } = await subject.connectAs('MeshETH')
    expect(account.name).toMatch(/^Alpaca …\d{4}$/)
    expect(credentials).toMatchObject({ kind: 'oAuth', scopes: ['account:write', 'trading'] })
    expect(subject.connector.auth).not.toHaveProperty('refresh')
    subject.sandbox.sandboxClock.advance(400 * dayMs)
    expect(await subject.connector.read.holdings(credentials)).not.toEqual([])
    await subject.sandbox.control('POST', 'tokens/revoke', { persona: 'MeshETH' })
    await expect(subject.connector.read.holdings(credentials)).rejects.toMatchObject({ kind: 'credentialsInvalid' })
  })

  test('reports a misconfigured client as `refused`, and a used or foreign code as bad credentials', async () => {
    const complete = (oauth: object) =>
      alpaca({
        ...subject.sandbox,
        environment: 'sandbox',
        oauth: { ...subject.oauth, ...oauth },
      }).auth.completeOAuth?.({ code: 'made-up', codeVerifier: 'v'.repeat(43), redirectUri: subject.redirectUri })
    await expect(complete({ clientSecret: 'wrong-secret' })).rejects.toMatchObject({ kind: 'refused' })
    await expect(complete({})).rejects.toMatchObject({ kind: 'credentialsInvalid' })
  })
})

test('shows shares and coins side by side, and more to buy with than there is cash', async () => {
  const { credentials } = await subject.connect()
  const holdings = await subject.connector.read.holdings(credentials)
  expect(holdings.find(({ symbol }) => symbol === 'AAPL')).toMatchObject({
    name: 'Apple Inc.',
    assetType: 'equity',
    amount: '12.5',
    available: '0',
    quotedUsd: expect.stringMatching(/^\d+(\.\d+)?$/),
  })
  expect(holdings.find(({ symbol }) => symbol === 'BTC')).toEqual({
    symbol: 'BTC',
    name: 'Bitcoin',
    amount: '5',
    available: '5',
  })
  expect(await subject.connector.read.balances(credentials)).toEqual([
    { currencyCode: 'USD', cash: '10000000', buyingPower: '20000000' },
  ])
  expect(await subject.connector.read.identity?.(credentials)).toEqual({
    accountNumber: expect.stringMatching(/^\d{9}$/),
  })
})

test('shows an empty account as empty: no positions, and no cash', async () => {
  const { credentials } = await subject.connectAs('Mesh2')
  expect(await subject.connector.read.holdings(credentials)).toEqual([])
  expect(await subject.connector.read.balances(credentials)).toEqual([
    { currencyCode: 'USD', cash: '0', buyingPower: '0' },
  ])
})

test('sends to an address a day after the user has put it on the whitelist, and not before', async () => {
  const { credentials } = await subject.connectAs('whitelistOn')
  const order = subject.order()
  const { submit } = subject.connector.withdraw
  const absent = await submit(credentials, order)
  expect(absent).toMatchObject({ kind: 'addressWhitelistRequired', howTo: expect.stringContaining('Add the address') })
  const { symbol: asset, address } = order
  await subject.sandbox.control('POST', 'alpaca/whitelists', { persona: 'whitelistOn', asset, address })
  await subject.forgetCalls()
  subject.sandbox.sandboxClock.advance(dayMs - 60_000)
  const waiting = await submit(credentials, order)
  expect(waiting).toMatchObject({ kind: 'addressWhitelistRequired', howTo: expect.stringContaining('after 24 hours') })
  expect(await subject.moneyCalls()).toBe(0)
  subject.sandbox.sandboxClock.advance(60_000)
  expect((await submit(credentials, order)).kind).toBe('accepted')
  expect(subject.created(order.reference)).toBe(1)
})

test.each([
  ['travelRule', { kind: 'travelRuleRequired' }],
  ['kycMissing', { kind: 'rejected', reason: 'kycRequired' }],
  ['restrictedRegion', { kind: 'rejected', reason: 'regionRestricted' }],
  ['readOnlyKey', { kind: 'rejected', reason: 'permissionMissing' }],
] as const)('persona %s meets its own outcome', async (persona, expected) => {
  const { credentials } = await subject.connectAs(persona)
  const order = subject.order()
  expect(await subject.connector.withdraw.submit(credentials, order)).toMatchObject(expected)
  expect(subject.created(order.reference)).toBe(0)
})

test('is also rejected by Alpaca if the token may only read', async () => {
  const { credentials } = await subject.connectAs('readOnlyKey')
  const order = subject.order()
  const claimed = { ...credentials, scopes: ['account:write', 'trading'] }
  expect(await subject.connector.withdraw.submit(claimed, order)).toMatchObject({
    kind: 'rejected',
    reason: 'permissionMissing',
    upstreamCode: '40310000',
  })
})

test('shows a withdrawal that failed as failed', async () => {
  const { credentials } = await subject.connect()
  const order = subject.order()
  const sinceMs = subject.sandbox.clock.nowMs()
  const outcome = await subject.connector.withdraw.submit(credentials, order)
  if (outcome.kind !== 'accepted') throw new Error('not accepted')
  await subject.sandbox.control('POST', `withdrawals/${outcome.upstreamId}/fail`, { reason: 'Returned' })
  const found = await subject.connector.withdraw.find(credentials, { order, sinceMs })
  expect(found).toMatchObject({ status: 'failed', upstreamStatus: 'FAILED' })
})

test('returns the same list page by page while new transfers arrive', async () => {
  const { credentials } = await subject.connectAs('MeshUSDT')
  const { history } = subject.connector
  const hashes: string[] = []
  for (const amount of ['1', '2', '3']) {
    hashes.push(await subject.sandbox.deposit('alpaca', amount, 'MeshUSDT'))
    subject.sandbox.sandboxClock.advance(1_000)
  }
  const first = await history?.list(credentials, { count: 2 })
  expect(first?.transfers.map(({ hash }) => hash)).toEqual([hashes[2], hashes[1]])
  await subject.sandbox.deposit('alpaca', '4', 'MeshUSDT')
  const rest = await history?.list(credentials, { count: 2, cursor: first?.cursor ?? '' })
  expect(rest?.transfers.map(({ hash }) => hash)).toEqual([hashes[0]])
  expect(rest).not.toHaveProperty('cursor')
})

const ruleOf = (status: number, body: object) => {
  const upstream = alpacaErrors.readError(body)
  return upstream && findRule(alpacaErrors, { status, ...upstream })
}

test.each([
  [401, { code: 40110000, message: 'request is not authorized' }, 'credentialsInvalid'],
  [401, { message: 'access token expired' }, 'credentialsInvalid'],
  [403, { message: 'forbidden.' }, 'credentialsInvalid'],
  [403, { code: 40310000, message: 'this token was not granted the required scope' }, 'permissionMissing'],
  [429, { code: 42910000, message: 'rate limit exceeded' }, 'rateLimited'],
  [
    403,
    { code: 40310000, message: 'insufficient balance for USDT (requested: 221.63, available: 0)' },
    'insufficientFunds',
  ],
  [422, { code: 42210000, message: 'amount is below the minimum of 1' }, 'amountBelowMinimum'],
  [422, { code: 42210000, message: 'amount exceeds the daily limit' }, 'amountExceedsMaximum'],
  [422, { code: 42210000, message: 'invalid address' }, 'invalidAddress'],
  [422, { code: 42210000, message: 'asset is not supported on this chain' }, 'networkUnsupported'],
  [403, { code: 40310000, message: 'account is restricted' }, 'accountLocked'],
  [403, { code: 40310000, message: 'not available in your state, nor in that region: not yet' }, 'regionRestricted'],
  [404, { code: 40410000, message: 'order is not found.' }, 'refused'],
  [500, { code: 50010000, message: 'internal server error' }, 'unavailable'],
])('%i %o is %s', (status, body, kind) => expect(ruleOf(status, body)?.kind).toBe(kind))

test.each([
  [403, { code: 40310000, message: 'address is not whitelisted' }, 'addressWhitelistRequired'],
  [400, { code: 40010000, message: 'Travel rule information is required' }, 'travelRuleRequired'],
])('%i %o is %s', (status, body, outcome) => expect(ruleOf(status, body)?.outcome).toBe(outcome))

test.each([{}, [], { id: 'a', message: 'a transfer with a note' }, { message: 7 }, 'forbidden', null])(
  'takes %j for no error',
  body => expect(alpacaErrors.readError(body)).toBeUndefined(),
)
