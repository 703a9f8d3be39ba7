import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { describeKeys } from '../../kit/testing/describeKeys.ts'
import { geminiDirect } from './exchange.ts'
import { startKeySubject, startSignInSubject } from './testing/startGeminiSubject.ts'

describeKeys('Gemini', startKeySubject, {
  refused: [
    ['an unknown key', { username: 'Nobody' }, 'credentialsInvalid'],
    ['a wrong secret', { password: 'wrongSecret' }, 'credentialsInvalid'],
    ['a malformed key', { username: 'no key!' }, 'credentialsInvalid'],
    ['a malformed secret', { password: 'wrong secret!' }, 'credentialsInvalid'],
    ['no key', { username: '' }, 'credentialsInvalid'],
    ['no secret', { password: '' }, 'credentialsInvalid'],
    ['a key of a group', { username: 'master-Mesh' }, 'credentialsInvalid'],
    ['a key restricted to other IP addresses', { username: 'ipLocked' }, 'permissionMissing'],
    ['a closed account', { username: 'suspended' }, 'accountLocked'],
  ],
  readOnly: {
    missing: ['Fund Manager'],
    outcome: { kind: 'rejected', reason: 'permissionMissing', upstreamCode: 'MissingRole' },
  },
  outcomes: {
    whitelistOn: { kind: 'addressWhitelistRequired' },
    travelRule: { kind: 'travelRuleRequired' },
    kycMissing: { kind: 'rejected', reason: 'kycRequired' },
    restrictedRegion: { kind: 'rejected', reason: 'regionRestricted' },
    Mesh: { kind: 'accepted' },
  },
  failed: { upstreamStatus: 'Failed' },
})

describe('a Gemini API key', () => {
  let subject: Awaited<ReturnType<typeof startKeySubject>>
  beforeAll(async () => {
    subject = await startKeySubject()
  })
  afterEach(() => subject.clearFaults())
  afterAll(() => subject.stop())

  const rejectNonce = (path: string, message: string, times = 1) =>
    subject.sandbox.control('POST', 'faults', {
      host: 'api.gemini.com',
      path: `${path}$`,
      mode: 'status',
      code: 400,
      times,
      body: JSON.stringify({ result: 'error', reason: 'InvalidNonce', message }),
    })
  const timed = (persona: string, on: boolean) => subject.sandbox.control('POST', 'gemini/keys', { persona, timed: on })

  test('gets nonces that Gemini accepts during six concurrent reads', async () => {
    const { credentials } = await subject.connect()
    const { holdings, balances } = subject.connector.read
    const requested = Array.from({ length: 6 }, (_, index) => (index % 2 === 0 ? holdings : balances)(credentials))
    for (const answer of await Promise.all<unknown[]>(requested)) expect(answer).not.toEqual([])
  })

  test('repeats a read once after a rejected nonce, and not a second time', async () => {
    const { credentials } = await subject.connect()
    await rejectNonce('/v1/balances', 'Nonce has not increased')
    expect(await subject.connector.read.holdings(credentials)).not.toEqual([])
    await rejectNonce('/v1/balances', 'Nonce has not increased', 5)
    await subject.forgetCalls()
    await expect(subject.connector.read.holdings(credentials)).rejects.toMatchObject({
      kind: 'clockSkew',
      message: expect.stringContaining('no other program'),
    })
    expect(await subject.sandbox.calls('POST', /balances$/)).toBe(2)
  })

  test('sends a withdrawal once even if its nonce was rejected', async () => {
    const { credentials } = await subject.connect()
    const order = subject.order()
    await subject.forgetCalls()
    await rejectNonce('/v2/withdraw/ethereum/usdc', 'Nonce has not increased')
    const outcome = await subject.connector.withdraw.submit(credentials, order)
    expect(outcome.kind).toBe('unknown')
    expect(await subject.moneyCalls()).toBe(1)
    expect(subject.created(order.reference)).toBe(0)
  })

  test('with time-based nonces is recognized once and then reads without a rejection', async () => {
    await timed('MeshUSDC', true)
    const { credentials, granted } = await subject.connectAs('MeshUSDC')
    expect(granted.withdraw).toBe(true)
    await subject.forgetCalls()
    expect(await subject.connector.read.holdings(credentials)).toHaveLength(1)
    expect(await subject.sandbox.calls('POST', /balances$/)).toBe(1)
    const order = subject.order()
    expect((await subject.connector.withdraw.submit(credentials, order)).kind).toBe('accepted')
    expect(subject.created(order.reference)).toBe(1)
  })

  test.each([-600_000, 600_000])(
    'with time-based nonces reports clockSkew when our clock is %i ms off',
    async offMs => {
      await timed('MeshETH', true)
      const { sandbox } = subject
      const connector = geminiDirect({
        egress: sandbox.egress,
        clock: { nowMs: () => sandbox.clock.nowMs() + offMs, sleep: async () => undefined },
        environment: 'sandbox',
      })
      const requested = connector.read.holdings({ kind: 'apiKey', key: 'MeshETH', secret: 'Pass123' })
      await expect(requested).rejects.toMatchObject({
        kind: 'clockSkew',
        message: expect.stringContaining('server time'),
      })
    },
  )

  test('may be entered with its account- prefix', async () => {
    expect((await subject.connectAs('account-Mesh')).account).toEqual((await subject.connect()).account)
  })

  test('sends to an approved address only after its seven days', async () => {
    const { sandbox } = subject
    const { credentials } = await subject.connectAs('whitelistOn')
    const order = subject.order()
    const add = (daysAgo: number) =>
      sandbox.control('POST', 'gemini/addresses', {
        persona: 'whitelistOn',
        network: 'ethereum',
        address: order.address.toUpperCase().replace('X', 'x'),
        daysAgo,
      })
    await add(3)
    await subject.forgetCalls()
    expect(await subject.connector.withdraw.submit(credentials, order)).toMatchObject({
      kind: 'addressWhitelistRequired',
      howTo: expect.stringMatching(/seven days after it was added, on \d{4}-\d{2}-\d{2}$/),
    })
    expect(await subject.moneyCalls()).toBe(0)
    await add(7)
    expect((await subject.connector.withdraw.submit(credentials, order)).kind).toBe('accepted')
  })

  test.each(['System', 'Maintenance'])('leaves the outcome of a withdrawal unknown after %s', async reason => {
    const { credentials } = await subject.connect()
    await subject.sandbox.control('POST', 'faults', {
      host: 'api.gemini.com',
      path: '/v2/withdraw/ethereum/usdc$',
      mode: 'status',
      code: 503,
      times: 1,
      body: JSON.stringify({ result: 'error', reason, message: 'later' }),
    })
    expect((await subject.connector.withdraw.submit(credentials, subject.order())).kind).toBe('unknown')
  })
})

describe('a Gemini sign-in', () => {
  let subject: Awaited<ReturnType<typeof startSignInSubject>>
  beforeAll(async () => {
    subject = await startSignInSubject()
  })
  afterAll(() => subject.stop())

  test('requests every scope at Gemini’s own page', async () => {
    const { auth } = subject.connector
    const requested = { redirectUri: subject.redirectUri, state: 'state-of-8', codeChallenge: 'c'.repeat(43) }
    const url = new URL((await auth.authorizeUrl?.(requested)) ?? '')
    expect(url.pathname).toBe('/~exchange.gemini.com/auth')
    expect(url.searchParams.get('scope')).toBe(
      'account:read,balances:read,addresses:read,addresses:create,history:read,crypto:send',
    )
  })

  test('connects the primary account and reads its owner’s identity', async () => {
    const { account, credentials } = await subject.connect()
    expect(account.upstreamId).toMatch(/^primary-\d{13}$/)
    expect(account.name).toBe('Gemini Primary')
    expect(await subject.connector.read.identity?.(credentials)).toEqual({
      firstName: 'Mesh',
      lastName: 'Sandbox',
      countryCode: 'US',
    })
  })

  test('refreshes with tokens that work once: using one twice ends the grant', async () => {
    const { auth, read } = subject.connector
    const { credentials } = await subject.connect()
    const renewed = await auth.refresh?.(credentials)
    if (renewed?.kind !== 'oAuth' || credentials.kind !== 'oAuth') throw new Error('no OAuth')
    expect(renewed.refreshToken).not.toBe(credentials.refreshToken)
    expect(renewed.scopes).toEqual(credentials.scopes)
    expect(await read.holdings(renewed)).not.toEqual([])
    await expect(auth.refresh?.(credentials)).rejects.toMatchObject({ kind: 'credentialsInvalid' })
    await expect(auth.refresh?.(renewed)).rejects.toMatchObject({ kind: 'credentialsInvalid' })
  })

  test('is revoked on request', async () => {
    const { auth, read } = subject.connector
    const { credentials } = await subject.connect()
    await auth.revoke?.(credentials)
    await expect(read.holdings(credentials)).rejects.toMatchObject({ kind: 'credentialsInvalid' })
  })

  test('gets the rejection of the persona’s account for a withdrawal', async () => {
    const outcomeOf = async (persona: string) => {
      const { credentials } = await subject.connectAs(persona)
      return subject.connector.withdraw.submit(credentials, subject.order())
    }
    expect(await outcomeOf('kycMissing')).toMatchObject({ reason: 'kycRequired' })
    expect(await outcomeOf('travelRule')).toMatchObject({ kind: 'travelRuleRequired' })
    expect(await outcomeOf('readOnlyKey')).toMatchObject({ reason: 'permissionMissing', upstreamCode: 'MissingRole' })
  })
})
