import { ConnectorError } from '@rialto/core'
import { mutationOf } from '@rialto/core/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describeConnectorConformance } from '../../kit/conformance/index.ts'
import { startAlpacaSubject } from './testing/startAlpacaSubject.ts'
import {
  account,
  accountKey,
  alpacaAnswers,
  createKey,
  incoming,
  listed,
  order,
  outgoing,
  positionsKey,
  tokenKey,
  transfersKey,
  wallet,
  walletKey,
  whitelistKey,
} from './testing/fixtures.ts'
import { startCanned as start } from './testing/startCanned.ts'

describeConnectorConformance('Alpaca', startAlpacaSubject)

const bodyOf = (requests: readonly { method: string; url: string; body?: string }[]): unknown =>
  JSON.parse(requests.find(({ method, url }) => method === 'POST' && url.endsWith('/transfers'))?.body ?? '{}')

describe('the documented responses', () => {
  test('are read as cash that may be a debt, its buying power beside it', async () => {
    const { operations } = start()
    expect(await operations.balances()).toEqual([{ currencyCode: 'USD', cash: '-23140.2', buyingPower: '262113.632' }])
    const plain = { ...account, cash: '10.50', buying_power: null }
    expect(await start({ [accountKey]: { body: plain } }).operations.balances()).toEqual([
      { currencyCode: 'USD', cash: '10.5', buyingPower: '10.5' },
    ])
    expect(await operations.identity()).toEqual({ accountNumber: '010203ABCD' })
  })

  test('are read as shares beside coins, and a share is never read as the coin of its symbol', async () => {
    const equity = { assetType: 'equity', available: '0' }
    expect(await start().operations.holdings()).toEqual([
      { symbol: 'AAPL', name: 'Apple Inc.', ...equity, amount: '5', quotedUsd: '120', costBasisUsd: '500' },
      { symbol: 'BTC', name: expect.any(String), ...equity, amount: '2', quotedUsd: '48.5', costBasisUsd: '90' },
      { symbol: 'NOSUCHSHARE', name: 'NOSUCHSHARE', ...equity, amount: '1' },
      {
        symbol: 'AAPL251219C00200000',
        name: 'AAPL251219C00200000',
        assetType: 'option',
        amount: '1',
        available: '0',
        costBasisUsd: '420',
      },
      { symbol: 'BTC', name: 'Bitcoin', amount: '0.000207296', available: '0.0001' },
      { symbol: 'USDT', name: 'Tether USD', amount: '20', available: '20' },
      { symbol: 'ETH', name: 'Ethereum', amount: '1.5', available: '0' },
      { symbol: 'ODD', name: 'ODD', amount: '3', available: '3' },
    ])
  })

  test('return the deposit address, the terms and the transfers', async () => {
    const { operations, requests } = start()
    expect(await operations.address()).toEqual({ address: wallet.address })
    expect(requests.at(-1)?.url).toBe('https://api.alpaca.markets/v2/wallets?asset=USDC&chain=ETH')
    expect(await operations.terms()).toEqual([
      { networkId: order.networkId, fee: '4', minimum: '0', decimals: 6, enabled: true },
    ])
    const { transfers = [] } = (await operations.list()) ?? {}
    expect(transfers.map(({ upstreamId, type, status }) => [upstreamId, type, status])).toEqual([
      [outgoing.id, 'withdrawal', 'pending'],
      [incoming.id, 'deposit', 'succeeded'],
    ])
    expect(transfers[1]).toMatchObject({ hash: incoming.tx_hash, chain: 'ETH', networkId: order.networkId, fee: '4.1' })
  })

  test('connect the account, named by the end of its number, with the granted permissions', async () => {
    const connected = await start().operations.connect()
    expect(connected).toMatchObject({
      credentials: { kind: 'oAuth', accessToken: 'token-1234' },
      account: { upstreamId: account.id, name: 'Alpaca …ABCD' },
      granted: { read: true, withdraw: true, missing: [] },
    })
    // Without an expiry and a refresh token.
    expect(connected.credentials).not.toHaveProperty('expiresAtMs')
    expect(connected.credentials).not.toHaveProperty('refreshToken')
    const less = { ...alpacaAnswers[tokenKey].body, scope: 'trading' }
    expect((await start({ [tokenKey]: { body: less } }).operations.connect()).granted).toEqual({
      read: true,
      withdraw: false,
      missing: ['account:write'],
    })
  })

  test('make one withdrawal', async () => {
    const { submit, requests } = start()
    expect(await submit()).toEqual({ kind: 'accepted', upstreamId: outgoing.id })
    expect(bodyOf(requests)).toEqual({ amount: '20', address: order.address, asset: 'USDC', chain: 'ETH' })
    expect(requests.some(({ url }) => url.includes('token-1234'))).toBe(false)
  })

  test.each([
    ['accountLocked', { account_blocked: true }],
    ['accountLocked', { transfers_blocked: true }],
    ['kycRequired', { status: 'APPROVAL_PENDING' }],
    ['kycRequired', { crypto_status: 'INACTIVE' }],
  ])('stop a withdrawal before it is sent: %s for %o', async (reason, change) => {
    const { submit, calls } = start({ [accountKey]: { body: { ...account, ...change } } })
    expect(await submit()).toMatchObject({ kind: 'rejected', reason })
    expect(calls(createKey)).toBe(0)
  })

  test.each([
    ['refused', { amount: '1.1234567' }],
    ['invalidAddress', { tag: '12' }],
    ['networkUnsupported', { symbol: 'NOSUCH' }],
    ['networkUnsupported', { networkId: 'f2780a87-d1ab-4567-85b3-d9ae728cf54d' }],
  ])('stop what cannot be sent: %s for %o', async (reason, change) => {
    const { submit, calls } = start()
    expect(await submit(change)).toMatchObject({ kind: 'rejected', reason })
    expect(calls(createKey)).toBe(0)
  })

  test('are rejected if the address is invalid or of another network', async () => {
    for (const change of [{ chain: 'SOL' }, { address: 'bc1q2fpskfnwem3uq9z8660e4z6pfv7aqfamysk75r' }]) {
      const { operations } = start({ [walletKey]: { body: { ...wallet, ...change } } })
      await expect(operations.address()).rejects.toMatchObject({ kind: 'malformed' })
    }
  })
})

describe('the whitelist', () => {
  const refusal = { status: 403, body: { code: 40310000, message: 'transfer was rejected' } }

  test('that has contained the address for less than a day stops the withdrawal, and states the remaining time', async () => {
    const { submit, calls } = start({ [whitelistKey]: { body: [listed({ status: 'PENDING' })] } })
    expect(await submit()).toMatchObject({
      kind: 'addressWhitelistRequired',
      howTo: expect.stringContaining('24 hours'),
    })
    expect(calls(createKey)).toBe(0)
  })

  test.each([[[]], [[listed({ chain: 'SOL' })]], [[listed({ address: `0x${'1'.repeat(40)}` })]]])(
    'that has it not leaves the word to Alpaca, whose refusal in whatever words is that: %j',
    async list => {
      const refused = start({ [whitelistKey]: { body: list }, [createKey]: refusal })
      expect((await refused.submit()).kind).toBe('addressWhitelistRequired')
      expect((await start({ [whitelistKey]: { body: list } }).submit()).kind).toBe('accepted')
    },
  )

  test('that has the address leaves all other rejections unchanged', async () => {
    expect(await start({ [createKey]: refusal }).submit()).toMatchObject({ kind: 'rejected', reason: 'refused' })
    expect((await start({ [whitelistKey]: { body: [listed({ status: 'ACTIVE' })] } }).submit()).kind).toBe('accepted')
  })

  test('leaves a rejection with its own reason unchanged', async () => {
    const poor = { status: 403, body: { code: 40310000, message: 'insufficient balance for USDC' } }
    const { submit } = start({ [whitelistKey]: { body: [] }, [createKey]: poor })
    expect(await submit()).toMatchObject({ kind: 'rejected', reason: 'insufficientFunds' })
  })
})

describe('the history', () => {
  const withRows = (...rows: object[]) => start({ [transfersKey]: { body: rows } })

  test('finds the order by its fields, and no similar transfers', async () => {
    expect(await start().find()).toMatchObject({ upstreamId: outgoing.id, status: 'pending', fee: '4.1' })
    for (const change of [
      { direction: 'INCOMING' },
      { asset: 'USDT' },
      { amount: '20.000001' },
      { to_address: wallet.address },
      { chain: 'SOL' },
      { created_at: '2026-01-12T11:00:00Z' },
    ]) {
      const found = await withRows({ ...outgoing, ...change }).find()
      // The sandbox has one network, so an unknown chain excludes nothing.
      expect(found === undefined, JSON.stringify(change)).toBe(!('chain' in change))
    }
    expect(await start().find({ claimed: new Set([outgoing.id]) })).toBeUndefined()
  })

  test('finds a transfer by its id, and returns undefined for an unknown one', async () => {
    expect(await start().find({ upstreamId: outgoing.id })).toMatchObject({ upstreamId: outgoing.id })
    const unknown = { status: 404, body: { code: 40410000, message: 'transfer not found' } }
    const gone = start({ [`${transfersKey}/${outgoing.id}`]: unknown })
    expect(await gone.find({ upstreamId: outgoing.id })).toBeUndefined()
    const other = start({ [`${transfersKey}/${outgoing.id}`]: { body: incoming } })
    await expect(other.find({ upstreamId: outgoing.id })).rejects.toMatchObject({ kind: 'malformed' })
  })

  test.each([
    [{ network_fee: '4', fees: '0.1' }, '4.1'],
    [{ network_fee: '4', fees: null }, '4'],
    [{ network_fee: undefined, fees: '0.1' }, '0.1'],
    [{ network_fee: '', fees: '' }, undefined],
  ])('reports the network’s fee and Alpaca’s own together: %o is %s', async (fees, fee) => {
    const rows = withRows({ ...outgoing, ...fees })
    expect((await rows.find())?.fee).toBe(fee)
    expect((await rows.operations.list())?.transfers[0]?.fee).toBe(fee)
  })

  test.each([
    ['PROCESSING', 'pending'],
    ['COMPLETE', 'succeeded'],
    ['FAILED', 'failed'],
    ['REVERSED', 'pending'],
  ])('reports the status %s as %s, in the look-up and in the history', async (status, expected) => {
    const rows = withRows({ ...outgoing, status })
    expect((await rows.find())?.status).toBe(expected)
    expect((await rows.operations.list())?.transfers[0]?.status).toBe(expected)
  })

  test('leaves out a transfer of unknown direction, and rejects an invalid date', async () => {
    expect((await withRows({ ...outgoing, direction: 'SIDEWAYS' }).operations.list())?.transfers).toEqual([])
    await expect(withRows({ ...outgoing, created_at: 'yesterday, at noon' }).find()).rejects.toMatchObject({
      kind: 'malformed',
    })
  })
})

test('sends nothing in production, where Alpaca’s withdrawals are closed, and requests read access only', async () => {
  const { connector, submit, operations, calls, requests } = start({}, 'production')
  const { products, scheme } = connector.descriptor
  expect(products).not.toContain('transfers')
  expect(scheme).toMatchObject({ kind: 'oAuth', scopes: [] })
  expect(await operations.terms()).toEqual([])
  expect(requests).toEqual([])
  expect(await submit()).toMatchObject({ kind: 'rejected', reason: 'refused', message: /no funds have moved/ })
  expect(calls(createKey)).toBe(0)
  const requested = { redirectUri: 'https://shop.example/callback', state: 's'.repeat(8), codeChallenge: 'c' }
  const url = new URL((await connector.auth.authorizeUrl?.(requested)) ?? '')
  expect(url.origin + url.pathname).toBe('https://app.alpaca.markets/oauth/authorize')
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ response_type: 'code', env: 'live' })
  expect(url.searchParams.has('scope')).toBe(false)
  expect((await operations.connect()).granted).toEqual({ read: true, withdraw: false, missing: [] })
})

test('gives a result or a ConnectorError for every mutation, and never shows the token', async () => {
  for (const [key, { body: whole }] of Object.entries(alpacaAnswers)) {
    if (key === createKey) continue
    await fc.assert(
      fc.asyncProperty(mutationOf(whole), async body => {
        for (const operation of Object.values(start({ [key]: { body } }).operations)) {
          const error: unknown = await operation().then(
            () => undefined,
            (thrown: unknown) => thrown,
          )
          if (error !== undefined) expect(error).toBeInstanceOf(ConnectorError)
          expect(String(error)).not.toContain('1234')
        }
      }),
      { numRuns: 100 },
    )
  }
})

test('every returned holding has a positive amount, for any mutation of the positions', async () => {
  await fc.assert(
    fc.asyncProperty(mutationOf(alpacaAnswers[positionsKey].body), async body => {
      const holdings = await start({ [positionsKey]: { body } })
        .operations.holdings()
        .catch(() => [])
      for (const { amount, available, assetType } of holdings) {
        expect(amount).toMatch(/^\d+(\.\d+)?$/)
        expect(Number(amount)).toBeGreaterThan(0)
        if (assetType !== undefined) expect(available).toBe('0')
      }
    }),
    { numRuns: 100 },
  )
})

test('accepts only an outgoing withdrawal with an id, and never throws', async () => {
  await fc.assert(
    fc.asyncProperty(mutationOf(outgoing), fc.constantFrom(200, 400, 500), async (body, status) => {
      const outcome = await start({ [createKey]: { status, body } }).submit()
      if (outcome.kind !== 'accepted') return
      expect(status).toBe(200)
      expect(JSON.parse(body)).toMatchObject({ direction: 'OUTGOING', id: outcome.upstreamId })
    }),
    { numRuns: 100 },
  )
})
