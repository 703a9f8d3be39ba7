import type { Credentials } from '@rialto/core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findRule } from '../../kit/http/errorTable.ts'
import { commitErrors, upholdErrors } from './errors.ts'
import { uphold } from './exchange.ts'
import { addresses, commitKey, euroCard, order, quote, quoteKey, sent, usdcCard, user } from './testing/fixtures.ts'
import { credentials, startCanned } from './testing/startCanned.ts'
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
  test('begins where Uphold stores the challenge, with the required scopes', async () => {
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

  test('begins at Uphold itself outside the sandbox', async () => {
    const { sandboxOrigin: _, ...oauth } = subject.oauth
    const { auth } = uphold({ ...subject.sandbox, environment: 'production', oauth })
    const url = (await auth.authorizeUrl?.(requested())) ?? ''
    expect(url).toMatch(/^https:\/\/api\.uphold\.com\/oauth2\/authorize\/start\?/)
  })

  test('names the user, and does not end', async () => {
    const { account, credentials } = await subject.connect()
    expect(account.name).toBe('Mesh Sandbox')
    expect(credentials).not.toHaveProperty('expiresAtMs')
    expect(credentials).not.toHaveProperty('refreshToken')
  })

  test('names the scopes that a read-only user did not grant', async () => {
    const { granted } = await subject.connectAs('readOnlyKey')
    expect(granted).toEqual({ read: true, withdraw: false, missing: ['transactions:withdraw'] })
  })

  test('is tested if it cannot be renewed: valid, or gone', async () => {
    const { credentials } = await subject.connectAs('MeshUSDC')
    expect(await refresh(credentials)).toEqual(credentials)
    await subject.sandbox.control('POST', 'tokens/revoke', { persona: 'MeshUSDC' })
    await expect(refresh(credentials)).rejects.toMatchObject({ kind: 'credentialsInvalid' })
    await expect(holdings(credentials)).rejects.toMatchObject({ kind: 'credentialsInvalid' })
  })

  test('is renewed if Uphold issued a refresh token', async () => {
    const { credentials } = await subject.connect()
    if (credentials.kind !== 'oAuth') throw new Error('not OAuth')
    // The simulated client has no such grant, and the error says exactly that.
    await expect(refresh({ ...credentials, refreshToken: 'r'.repeat(20) })).rejects.toMatchObject({
      kind: 'credentialsInvalid',
      upstreamCode: 'invalid_grant',
    })
  })

  test('ends at Uphold when revoked, and may be revoked again', async () => {
    const { credentials } = await subject.connect()
    await subject.connector.auth.revoke?.(credentials)
    await expect(holdings(credentials)).rejects.toMatchObject({ kind: 'credentialsInvalid' })
    await expect(subject.connector.auth.revoke?.(credentials)).resolves.toBeUndefined()
  })

  test('reports a wrong code as a lost grant and a wrong client as our own error', async () => {
    const input = { code: 'nope', codeVerifier: 'v'.repeat(43), redirectUri: subject.redirectUri }
    await expect(subject.connector.auth.completeOAuth?.(input)).rejects.toMatchObject({ kind: 'credentialsInvalid' })
    const oauth = { ...subject.oauth, clientSecret: 'wrong-secret-1' }
    const wrong = uphold({ ...subject.sandbox, environment: 'sandbox', oauth })
    const error: unknown = await wrong.auth.completeOAuth?.(input).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ kind: 'refused', upstreamCode: 'invalid_client' })
    expect(String(error)).not.toContain('wrong-secret-1')
  })

  test.each([
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

test('shows an empty account as empty, though it has a card of dollars', async () => {
  const { credentials } = await subject.connectAs('Mesh2')
  expect(await holdings(credentials)).toEqual([])
  expect(await subject.connector.read.balances(credentials)).toEqual([])
})

test('the identity has name, birthday and address of the user', async () => {
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

test('requests a new quote for each attempt, and moves money once', async () => {
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

test('the outcome is unknown if a 404 for the quote does not come from Uphold itself', async () => {
  const connected = await subject.connect()
  const order = subject.order()
  const path = `${await subject.moneyPath(connected)}$`
  await subject.fault({ path, method: 'POST', mode: 'status', code: 404, times: 1 })
  const outcome = await subject.connector.withdraw.submit(connected.credentials, order, '123456')
  expect(outcome.kind).toBe('unknown')
  expect(subject.created(order.reference)).toBe(0)
})

test.each([
  ['whitelistOn', { kind: 'accepted' }],
  ['travelRule', { kind: 'travelRuleRequired' }],
  ['kycMissing', { kind: 'rejected', reason: 'kycRequired' }],
  ['restrictedRegion', { kind: 'rejected', reason: 'regionRestricted' }],
  ['mfaTotp', { kind: 'accepted' }],
] as const)('persona %s meets its own outcome', async (persona, expected) => {
  const { credentials } = await subject.connectAs(persona)
  expect(await subject.connector.withdraw.submit(credentials, subject.order(), '123456')).toMatchObject(expected)
})

test('shows a withdrawal that failed as failed, with its money back', async () => {
  const { credentials } = await subject.connect()
  const order = subject.order()
  const sinceMs = subject.sandbox.clock.nowMs()
  const outcome = await subject.connector.withdraw.submit(credentials, order, '123456')
  if (outcome.kind !== 'accepted') throw new Error('not accepted')
  await subject.sandbox.control('POST', `withdrawals/${outcome.upstreamId}/fail`, { reason: 'Returned' })
  const found = await subject.connector.withdraw.find(credentials, { order, sinceMs })
  expect(found).toMatchObject({ status: 'failed', upstreamStatus: 'failed' })
})

const about = (path: string, code: string): object => {
  const fields = path.split('.')
  const leaf: object = { [fields.pop() ?? '']: [{ code, message: 'This value is not right' }] }
  const errors = fields.reduceRight<object>(
    (inner, field) => ({ [field]: { code: 'validation_failed', errors: inner } }),
    leaf,
  )
  return { code: 'validation_failed', errors }
}
const blocked = (requirements: string[], restrictions: string[] = []) => ({
  capability: 'crypto_withdrawals',
  code: 'forbidden',
  message: 'Quote not allowed due to capability constraints',
  requirements,
  restrictions,
})
const ruleOf = (status: number, body: unknown, headers = {}) => {
  const upstream = upholdErrors.readError(body, { status, headers })
  if (upstream === undefined) throw new Error('not read')
  return findRule(upholdErrors, { status, ...upstream })
}

test.each<[number, object, string]>([
  [400, about('denomination.amount', 'sufficient_funds'), 'insufficientFunds'],
  [400, about('denomination.amount', 'sufficient_unlocked_funds'), 'insufficientFunds'],
  [400, about('destination.amount', 'less_than_or_equal_to'), 'amountExceedsMaximum'],
  [400, about('denomination.amount', 'greater_than_or_equal_to'), 'amountBelowMinimum'],
  [400, about('destination', 'required'), 'invalidAddress'],
  [400, about('network', 'choice'), 'networkUnsupported'],
  [400, about('currency', 'currency'), 'networkUnsupported'],
  [400, about('user', 'password_reset_restriction'), 'accountLocked'],
  [400, about('user', 'restricted_by_authentication_method_reset'), 'accountLocked'],
  [400, { code: 'password_reset_restriction', message: '' }, 'accountLocked'],
  [400, about('reference', 'length'), 'refused'],
  [401, { code: 'unauthorized', message: 'Unauthorized' }, 'credentialsInvalid'],
  [401, { error: 'invalid_token', error_description: 'The access token is invalid' }, 'credentialsInvalid'],
  [403, { code: 'forbidden', message: 'Forbidden' }, 'permissionMissing'],
  [403, { error: 'insufficient_scope' }, 'permissionMissing'],
  [403, blocked(['user-must-submit-identity']), 'kycRequired'],
  [403, blocked(['user-must-submit-enhanced-due-diligence']), 'kycRequired'],
  [403, { error: blocked([], ['user-status-not-valid']) }, 'accountLocked'],
  [500, { code: 'internal_server_error', message: '' }, 'unavailable'],
])('%d %j is %s', (status, body, kind) => {
  expect(ruleOf(status, body).kind).toBe(kind)
})

test.each<[number, object, string]>([
  [400, about('beneficiary', 'required'), 'travelRuleRequired'],
  [400, about('beneficiary.name', 'invalid_beneficiary'), 'travelRuleRequired'],
  [400, about('purpose', 'required'), 'travelRuleRequired'],
  [403, blocked(['user-subject-to-extended-travel-rule']), 'travelRuleRequired'],
  [400, about('token', 'invalid'), 'secondFactorRefused'],
])('%d %j asks for %s', (status, body, outcome) => {
  expect(ruleOf(status, body).outcome).toBe(outcome)
})

test('reads the requirement of a code from the header of a rejected call', () => {
  expect(ruleOf(401, undefined, { 'otp-token': 'Required' }).outcome).toBe('secondFactorRequired')
  expect(upholdErrors.readError({ id: 'x' }, { status: 200, headers: { 'otp-token': 'required' } })).toBeUndefined()
})

test('an expired quote is recognized at the second step only', () => {
  const error = { status: 404, code: 'not_found', message: '' }
  expect(findRule(commitErrors, error).text).toMatch(/no funds have moved/)
  expect(findRule(upholdErrors, error).text).toBeUndefined()
  expect(findRule(commitErrors, { ...error, status: 409 }).createdNothing).toBeUndefined()
})

test('parses only its own format', () => {
  const deep = Array.from({ length: 50 }).reduce<object>(inner => ({ errors: { field: inner } }), {})
  for (const other of [{}, [], null, 'x', 7, undefined, { errors: [] }, { errors: { a: [] } }, { code: 1 }, deep]) {
    expect(upholdErrors.readError(other)).toBeUndefined()
  }
})

describe('reads', () => {
  test('return cards as accounts: fiat separately, one row per asset over all of its cards', async () => {
    const second = { ...usdcCard, id: 'e9225c6a-48b6-4e2e-ba36-beffdb5eb54e', available: '1.00', balance: '0.50' }
    const { operations } = startCanned({ 'GET /v0/me/cards': { body: [euroCard, usdcCard, second] } })
    expect(await operations.balances()).toEqual([{ currencyCode: 'EUR', cash: '150', buyingPower: '146.38' }])
    // No more is available than there is.
    expect(await operations.holdings()).toEqual([
      { symbol: 'USDC', name: 'USD Coin', amount: '40.5', available: '40.09' },
    ])
  })

  test('return the identity of the user', async () => {
    expect(await startCanned().operations.identity()).toEqual({
      firstName: 'Malika',
      lastName: 'Koss',
      email: 'malika.koss@example.com',
      countryCode: 'US',
      city: 'Ryleighfort',
      postalCode: '47890',
      dateOfBirth: Date.UTC(2000, 8, 27) / 1_000,
    })
  })

  test.each([
    [{ type: 'business', name: 'Acme', firstName: null, lastName: null }, { companyName: 'Acme' }],
    [{ email: '', birthdate: null, address: null }, { firstName: 'Malika' }],
  ])('of %j leave out what is not there', async (change, expected) => {
    const { operations } = startCanned({ 'GET /v0/me': { body: { ...user, ...change } } })
    const identity = await operations.identity()
    expect(identity).toMatchObject(expected)
    for (const value of Object.values(identity ?? {})) expect([undefined, null, '']).not.toContain(value)
  })

  test.each(['2000-13-45', '27.09.2000'])('take no birthday like %j', async birthdate => {
    const { operations } = startCanned({ 'GET /v0/me': { body: { ...user, birthdate } } })
    await expect(operations.identity()).rejects.toMatchObject({ kind: 'malformed' })
  })
})

describe('a list in pages', () => {
  const idAt = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
  const cards = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => ({ ...usdcCard, id: idAt(from + at), available: '1', balance: '1' }))
  const read = (...pages: object[][]) => startCanned({ 'GET /v0/me/cards': pages.map(body => ({ status: 206, body })) })

  test('is read to its end, each page from the last item of the one before', async () => {
    const { operations, requests } = read(cards(0, 50), cards(49, 99), cards(98, 100))
    expect(await operations.holdings()).toMatchObject([{ amount: '100' }])
    expect(requests.map(({ headers }) => headers?.['range'])).toEqual(['items=0-49', 'items=49-98', 'items=98-147'])
  })

  test('that grew at its head counts each item once', async () => {
    const { operations } = read(cards(0, 50), cards(47, 60))
    expect(await operations.holdings()).toMatchObject([{ amount: '60' }])
  })

  test('that shrank while it was read, or does not end, is an error', async () => {
    await expect(read(cards(0, 50), cards(50, 60)).operations.holdings()).rejects.toMatchObject({ kind: 'malformed' })
    await expect(read(cards(0, 50), []).operations.holdings()).rejects.toMatchObject({ kind: 'malformed' })
    await expect(read(cards(0, 50)).operations.holdings()).rejects.toMatchObject({ kind: 'malformed' })
  })
})

describe('a deposit address', () => {
  const listed = `GET /v0/me/cards/${usdcCard.id}/addresses`
  const created = `POST /v0/me/cards/${usdcCard.id}/addresses`

  test('is the card’s own on the network', async () => {
    const { operations, calls } = startCanned()
    expect(await operations.address()).toEqual({ address: '0x807A30A52180c4172ddCE90816bc951D004CF737' })
    expect(calls(created)).toBe(0)
  })

  test('is created if none exists yet, for that network alone', async () => {
    const none = { [listed]: { body: [addresses[0]] } }
    const made = { id: order.address, network: 'ethereum' }
    const { operations, requests } = startCanned({ ...none, [created]: { body: made } })
    expect(await operations.address()).toEqual({ address: order.address })
    expect(requests.at(-1)?.body).toBe('{"network":"ethereum"}')
    const other = startCanned({ ...none, [created]: { body: { ...made, network: 'base' } } })
    await expect(other.operations.address()).rejects.toMatchObject({ kind: 'networkUnsupported' })
  })

  test('includes its tag', async () => {
    const { connector } = startCanned(
      {
        'GET /v0/me/cards': { body: [{ ...usdcCard, currency: 'XRP' }] },
        [listed]: {
          body: [
            {
              formats: [{ format: 'pubkeyhash', value: 'rPjTZfLP3Qxwwd2xvXSALJzEFmmf7bEYgh' }],
              tag: '1921241954',
              type: 'xrp-ledger',
            },
          ],
        },
      },
      'production',
    )
    const xrpl = connector.descriptor.networks.find(({ upstreamId }) => upstreamId === 'xrp-ledger')?.networkId ?? ''
    expect(await connector.read.depositAddress(credentials, { symbol: 'XRP', networkId: xrpl })).toEqual({
      address: 'rPjTZfLP3Qxwwd2xvXSALJzEFmmf7bEYgh',
      tag: '1921241954',
    })
  })

  test('of Bitcoin is the one that is cheapest to pay', async () => {
    const formats = [
      { format: 'wrappedSegWit', value: '3QJmV3qfvL9SuYo34YihAf3sRCW3qSinyC' },
      { format: 'nativeSegWit', value: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' },
    ]
    const { connector } = startCanned(
      {
        'GET /v0/me/cards': { body: [{ ...usdcCard, currency: 'BTC' }] },
        [listed]: { body: [{ formats, type: 'bitcoin' }] },
      },
      'production',
    )
    const bitcoin = connector.descriptor.networks.find(({ upstreamId }) => upstreamId === 'bitcoin')?.networkId ?? ''
    expect(await connector.read.depositAddress(credentials, { symbol: 'BTC', networkId: bitcoin })).toEqual({
      address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    })
    // An address exists, but deposits to it would be converted to bitcoin, or lost.
    const requested = connector.read.depositAddress(credentials, { symbol: 'USDC', networkId: bitcoin })
    await expect(requested).rejects.toMatchObject({ kind: 'networkUnsupported' })
  })

  test('needs a card of the asset', async () => {
    const { operations } = startCanned({ 'GET /v0/me/cards': { body: [euroCard] } })
    await expect(operations.address()).rejects.toMatchObject({ kind: 'networkUnsupported' })
  })
})

describe('a withdrawal', () => {
  const quoted = (change: object) => startCanned({ [quoteKey]: { status: 202, body: { ...quote, ...change } } })

  test('is quoted for the amount that must arrive, with our reference, and confirmed with the code', async () => {
    const { submit, requests } = startCanned()
    expect(await submit('123456')).toEqual({ kind: 'accepted', upstreamId: sent.id })
    const [, requested, confirmed] = requests
    expect(JSON.parse(String(requested?.body))).toEqual({
      denomination: { amount: '10', currency: 'USDC', target: 'destination' },
      destination: order.address,
      reference: order.reference,
    })
    expect(confirmed?.headers).toMatchObject({ 'otp-token': '123456' })
  })

  test('leaves from the card that has most to spend', async () => {
    const full = { ...usdcCard, id: 'e9225c6a-48b6-4e2e-ba36-beffdb5eb54e', available: '1000.00' }
    const { submit, requests } = startCanned({ 'GET /v0/me/cards': { body: [usdcCard, full, euroCard] } })
    await submit()
    expect(requests[1]?.url).toContain(`/cards/${full.id}/transactions`)
  })

  test.each([
    ['takes its fee out of the amount', { destination: { ...quote.destination, amount: '9.99' } }, 'refused'],
    ['debits less than it delivers', { origin: { ...quote.origin, amount: '9' } }, 'refused'],
    ['leaves from another card', { origin: { ...quote.origin, CardId: euroCard.id } }, 'refused'],
    ['sells something else for it', { origin: { ...quote.origin, currency: 'EUR' } }, 'refused'],
    ['goes to somebody else', { destination: { ...quote.destination, address: usdcCard.address.ethereum } }, 'refused'],
    ['goes over another network', { network: 'base' }, 'networkUnsupported'],
    ['stays within Uphold', { network: 'uphold', type: 'transfer' }, 'networkUnsupported'],
    ['cannot be had now', { params: { ttl: 0 } }, 'refused'],
    ['asks for papers', { requirements: ['user-must-submit-proof-of-address'] }, 'kycRequired'],
  ])('whose quote %s is not confirmed', async (_what, change, reason) => {
    const { submit, calls } = quoted(change)
    expect(await submit('123456')).toMatchObject({ kind: 'rejected', reason })
    expect(calls(commitKey)).toBe(0)
  })

  test('whose quote exceeds the approval is not confirmed', async () => {
    const { submit, calls } = quoted({ origin: { ...quote.origin, amount: '10.02' } })
    expect(await submit('123456')).toMatchObject({ kind: 'feeAboveApproved', debit: '10.02' })
    expect(calls(commitKey)).toBe(0)
  })

  test('whose owner is required is not confirmed either', async () => {
    const { submit, calls } = quoted({ requirements: ['user-subject-to-extended-travel-rule'] })
    expect((await submit('123456')).kind).toBe('travelRuleRequired')
    expect(calls(commitKey)).toBe(0)
  })

  test('takes the address from its description if it has no other field', async () => {
    const { address: _, ...destination } = quote.destination
    expect((await quoted({ destination }).submit()).kind).toBe('accepted')
  })

  test('rejects a tag, for which Uphold documents no field', async () => {
    const { connector, requests } = startCanned()
    const outcome = await connector.withdraw.submit(credentials, { ...order, tag: '7' })
    expect(outcome).toMatchObject({ kind: 'rejected', reason: 'invalidAddress' })
    expect(requests).toEqual([])
  })

  test('requires a code if Uphold’s header says so, with any body', async () => {
    for (const body of ['', '{}', { code: 'unauthorized', message: 'Unauthorized' }]) {
      const wanted = { status: 401, body, headers: { 'otp-token': 'required' } }
      const { submit } = startCanned({ [commitKey]: wanted })
      expect(await submit()).toEqual({ kind: 'secondFactorRequired', factor: 'totp' })
      expect(await submit('123456')).toEqual({ kind: 'secondFactorRefused', factor: 'totp' })
    }
  })

  test('counts as confirmed regardless of the response’s headers', async () => {
    const { submit } = startCanned({ [commitKey]: { body: sent, headers: { 'otp-token': 'required' } } })
    expect((await submit()).kind).toBe('accepted')
  })

  test.each([
    [404, { code: 'not_found', message: 'Object not found' }, 'rejected'],
    [409, { code: 'conflict', message: 'Conflict' }, 'unknown'],
    [500, { code: 'internal_server_error', message: '' }, 'unknown'],
  ])('answered %d %j is %s', async (status, body, kind) => {
    expect((await startCanned({ [commitKey]: { status, body } }).submit()).kind).toBe(kind)
  })
})
