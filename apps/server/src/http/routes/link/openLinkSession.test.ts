import { describe, expect, test } from 'vitest'

import { allowedOrigin } from '../../../testing/createTestServer.ts'
import { useTestServer } from '../../../testing/useTestServer.ts'
import {
  baseSepoliaId,
  connectBinance,
  connectByKey,
  connectCoinbase,
  type OpenSession,
  openSession,
  sepoliaId,
  shopAddress,
  toShop,
  opening,
} from '../../../testing/linkFlows.ts'

const path = '/link/api/session'
const server = useTestServer()

const read = ({ session }: Pick<OpenSession, 'session'>) => server.call('GET', path, { session })

describe('POST /link/api/session', () => {
  test('an opened session has all data of the page, and no secret', async () => {
    const linked = await server.call('POST', '/api/v1/linktoken', {
      body: { userId: 'user-1', ...toShop({ transferType: 'payment', amountInFiat: 20, transactionId: 'order-1' }) },
    })
    const code = new URL(atob(linked.body.content.linkToken)).searchParams.get('code')
    const { status, body, text } = await server.call('POST', path, { body: opening(code), as: null })
    expect(status).toBe(200)
    expect(body.content.sessionToken).toMatch(/^lst_[0-9a-f]{64}$/)
    expect(body.content.session).toMatchObject({
      client: { name: 'Test Shop' },
      environment: 'sandbox',
      mode: 'transfer',
      restrictMultipleAccounts: false,
      userId: 'user-1',
      connections: [],
      allowedOrigins: [allowedOrigin],
      transfer: {
        transferType: 'payment',
        amountInFiat: '20',
        fiatCurrency: 'USD',
        transactionId: 'order-1',
        destinations: [{ networkId: baseSepoliaId, networkName: 'Base Sepolia', symbol: 'USDC', address: shopAddress }],
      },
    })
    const listed = body.content.session.integrations as { scheme: string; isUnsupported: boolean }[]
    const schemes = listed.filter(({ isUnsupported }) => !isUnsupported).map(({ scheme }) => scheme)
    const all = server.ctx.connectors.list().map(({ descriptor }) => descriptor)
    const payers = all.filter(
      ({ type, products, networks }) =>
        // It sends on that network, but not this asset.
        type !== 'uphold' &&
        products.includes('transfers') &&
        networks.some(({ networkId }) => networkId === baseSepoliaId),
    )
    expect(schemes).toEqual(payers.map(({ scheme }) => scheme.kind))
    expect(payers.length).toBeLessThan(all.length)
    expect(schemes).toEqual(expect.arrayContaining(['oAuth', 'apiKey']))
    expect(text).not.toContain(String(code))
  })

  test('one of many simultaneous callers gets the session', async () => {
    const { body } = await server.call('POST', '/api/v1/linktoken', { body: { userId: 'user-1' } })
    const code = new URL(atob(body.content.linkToken)).searchParams.get('code')
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => server.call('POST', path, { body: opening(code), as: null })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(new Set(refused.map(({ body: { errorType } }) => errorType))).toEqual(new Set(['linkTokenUsed']))
  })

  test('a used and an unknown code answer alike', async () => {
    const { code } = await openSession(server)
    const [used, unknown] = [code, '0'.repeat(64)].map(given => server.call('POST', path, { body: { code: given } }))
    expect((await used)?.text).toBe((await unknown)?.text)
  })

  test.each([
    ['missingField', 'code', {}],
    ['invalidField', 'code', { code: '' }],
    ['invalidField', 'code', { code: 'x'.repeat(201) }],
    ['invalidField', 'code', { code: 7 }],
  ])('%s names %s in %j', async (errorType, field, body) => {
    const answer = await server.call('POST', path, { body, as: null })
    expect(answer).toMatchObject({ status: 400, body: { errorType } })
    expect(answer.body.message.split(':')[0]).toBe(field)
  })
})

describe('GET /link/api/session', () => {
  test('a reloaded page resumes the session with its connections', async () => {
    const open = await openSession(server)
    const { connection } = await connectBinance(server, 'Mesh', open)
    const { body } = await read(open)
    expect(body.content).toMatchObject({ mode: 'connect', connections: [{ connectionId: connection.connectionId }] })
  })

  test('a session ends after two hours', async () => {
    const open = await openSession(server)
    server.simulators.clock.advance(2 * 60 * 60_000 - 1)
    expect((await read(open)).status).toBe(200)
    server.simulators.clock.advance(1)
    expect((await read(open)).body.errorType).toBe('linkSessionEnded')
  })

  test.each([
    ['none', {}],
    ['another scheme', { authorization: 'Basic bHN0Xw==' }],
    ['an empty token', { authorization: 'Bearer ' }],
    ['an unknown token', { authorization: `Bearer lst_${'0'.repeat(64)}` }],
    ['a client’s secret', { authorization: 'Bearer sk_test' }],
  ])('linkSessionEnded for %s', async (_, headers) => {
    const answer = await server.call('GET', path, { as: null, headers })
    expect(answer).toMatchObject({ status: 401, body: { errorType: 'linkSessionEnded' } })
  })

  test('the code of the link token is rejected as a session token', async () => {
    const { code } = await openSession(server)
    expect((await read({ session: code })).body.errorType).toBe('linkSessionEnded')
  })
})

test('the page reads the exchange rate of its display currency, or receives none if it has no quote', async () => {
  const { session } = await openSession(server)
  const priceOf = async (currency: string) =>
    (await server.call('POST', '/link/api/fiatPrice', { session, body: { currency } })).body.content
  expect(await priceOf('EUR')).toEqual({ currency: 'EUR', usd: expect.stringMatching(/^\d+(\.\d+)?$/) })
  expect(await priceOf('USD')).toEqual({ currency: 'USD', usd: '1' })
  expect(await priceOf('XXX')).toEqual({ currency: 'XXX' })
})

describe('the catalogue of a session', () => {
  type Listed = { type: string; rank?: string; isUnsupported: boolean; id: string }
  const catalogueOf = async (userId: string, as = server.client, more: object = {}): Promise<Listed[]> =>
    (await read(await openSession(server, { userId, ...more }, as))).body.content.integrations
  const ranked = (listed: Listed[], rank: string) => listed.filter(one => one.rank === rank).map(({ type }) => type)

  test('the user’s own integrations come first, followed by those popular with the client’s users', async () => {
    const userId = 'user-recent'
    await connectBinance(server, 'Mesh', await openSession(server, { userId }))
    server.simulators.clock.advance(1_000)
    await connectByKey(server, 'kraken', 'Mesh', await openSession(server, { userId }))
    const own = await catalogueOf(userId)
    expect(own.slice(0, 2)).toMatchObject([
      { type: 'kraken', rank: 'recent' },
      { type: 'binanceInternational', rank: 'recent' },
    ])
    expect(ranked(await catalogueOf('user-new'), 'recent')).toEqual([])
    const connect = async (user: string) => connectCoinbase(server, 'Mesh', await openSession(server, { userId: user }))
    await connect('user-a')
    await connect('user-b')
    // With two users, each would learn which one the other has.
    expect(ranked(await catalogueOf('user-new'), 'popular')).not.toContain('coinbase')
    await connect('user-c')
    expect(ranked(await catalogueOf('user-new'), 'popular')).toContain('coinbase')
    expect(ranked(await catalogueOf(userId), 'recent')).toEqual(['kraken', 'binanceInternational'])
    const other = await server.addClient()
    const theirs = await catalogueOf(userId, other)
    expect(theirs.filter(({ rank }) => rank !== undefined)).toEqual([])
  })

  test('each stored account has the time of its last use', async () => {
    const open = await openSession(server, { userId: 'user-used' })
    const { connection } = await connectBinance(server, 'Mesh', open)
    const connectedAtMs = server.ctx.clock.nowMs()
    server.simulators.clock.advance(60_000)
    const again = await openSession(server, { userId: 'user-used' })
    const { body } = await server.call('POST', '/link/api/connections/stored', {
      session: again.session,
      body: { accessTokens: [connection.accessToken] },
    })
    expect(body.content.connections).toMatchObject([{ lastUsedAtMs: connectedAtMs }])
  })

  test('the catalogue can be filtered by the assets that each integration sends', async () => {
    const filter = async (open: OpenSession, body: object) =>
      (await server.call('POST', '/link/api/catalogue/filter', { session: open.session, body })).body.content
    const open = await openSession(server)
    const all = await filter(open, {})
    expect(all.assets).toContain('USDC')
    const listed = await catalogueOf('user-1')
    const uphold = listed.find(({ type }) => type === 'uphold')?.id
    const onBase = await filter(open, { symbol: 'usdc', networkId: baseSepoliaId })
    expect(onBase.unsupported).toContain(uphold)
    expect(onBase.networks).toContainEqual({ networkId: baseSepoliaId, name: 'Base Sepolia', isUnsupported: false })
    expect((await filter(open, { symbol: 'USDC', networkId: sepoliaId })).unsupported).not.toContain(uphold)
    const nowhere = await filter(open, { symbol: 'BTC', networkId: baseSepoliaId })
    expect(nowhere.unsupported).toHaveLength(listed.length)
    expect(nowhere.networks).toContainEqual({ networkId: baseSepoliaId, name: 'Base Sepolia', isUnsupported: true })
    // A transfer takes what the client takes, and nothing else.
    const toPay = await filter(await openSession(server, toShop()), {})
    expect(toPay.assets).toEqual(['USDC'])
    expect(toPay.networks).toMatchObject([{ networkId: baseSepoliaId }])
  })
})
