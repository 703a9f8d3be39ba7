import { mutationOf } from '@rialto/core/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describeConnectorConformance } from '../../kit/conformance/index.ts'
import { startOkxSubject } from './testing/startOkxSubject.ts'
import { describeMutations } from '../../kit/testing/describeMutations.ts'
import {
  addressKey,
  chainAnswer,
  configKey,
  configuration,
  currenciesKey,
  depositAddress,
  funding,
  fundingKey,
  okxAnswers,
  order,
  received,
  rows,
  withdrawKey,
} from './testing/fixtures.ts'
import { startCanned as start } from './testing/startCanned.ts'

describeConnectorConformance('OKX', startOkxSubject)

const bodyOf = (requests: readonly { url: string; body?: string }[]): Record<string, unknown> =>
  JSON.parse(requests.find(({ url }) => url.endsWith('/withdrawal'))?.body ?? '{}') as Record<string, unknown>

describe('the documented responses', () => {
  test('are read over both accounts: the total of both, and the balance that can leave the funding account', async () => {
    const { operations } = start()
    expect(await operations.balances()).toEqual([{ currencyCode: 'EUR', cash: '17', buyingPower: '15' }])
    expect(await operations.holdings()).toEqual([{ symbol: 'USDC', name: 'USD Coin', amount: '36.5', available: '20' }])
    expect(await operations.address()).toEqual({ address: received.to })
    expect(await operations.terms()).toEqual([
      { networkId: order.networkId, fee: '3', minimum: '3', maximum: '10000000', decimals: 6, enabled: true },
    ])
    expect(await operations.connect()).toMatchObject({
      account: { upstreamId: '44705892343619584', name: 'OKX 44705892343619584' },
      granted: { read: true, withdraw: true, missing: [] },
    })
  })

  test('show no more available than is owned, and let all that the funding account has be withdrawn', async () => {
    const { operations, submit } = start({ [fundingKey]: funding(['ETH', '0.3', '0.3'], ['USDC', '15.5', '15.5']) })
    const holdings = await operations.holdings()
    expect(holdings).toContainEqual({ symbol: 'ETH', name: 'Ethereum', amount: '0.05', available: '0.05' })
    expect((await submit()).kind).toBe('accepted')
  })

  test('keep every digit of an amount that is written as a number', async () => {
    const body = '{"code":"0","msg":"","data":[{"ccy":"BTC","bal":0.0000542600000000001,"availBal":5e-8}]}'
    const [bitcoin] = await start({ [fundingKey]: { body } }).operations.holdings()
    expect(bitcoin).toMatchObject({ symbol: 'BTC', amount: '0.0000542600000000001', available: '0.00000005' })
  })

  test('lead to one withdrawal on chain, its fee on top', async () => {
    const { submit, requests } = start()
    expect(await submit()).toEqual({ kind: 'accepted', upstreamId: '67485' })
    expect(bodyOf(requests)).toEqual({
      ccy: 'USDC',
      amt: '12.5',
      dest: '4',
      toAddr: order.address,
      chain: 'USDC-ERC20',
      clientId: '748d8591d09a4831a45bc0d61d078762',
    })
    expect(requests.some(({ url }) => /1234/.test(url))).toBe(false)
    expect(requests.every(({ url }) => !url.includes('/transfer'))).toBe(true)
  })

  test('put a tag after the address, and reject a colon that OKX would read as one', async () => {
    const { submit, requests } = start()
    await submit({ tag: '7' })
    expect(bodyOf(requests)['toAddr']).toBe(`${order.address}:7`)
    for (const change of [{ tag: '7:8' }, { networkId: 'f00', address: 'bitcoincash:qz4sd50tqc80a2q' }]) {
      expect(await start().submit(change)).toMatchObject({ kind: 'rejected', reason: 'invalidAddress' })
    }
  })

  test.each([
    [{ amount: '2.99' }, 'amountBelowMinimum'],
    [{ amount: '10000000.1' }, 'amountExceedsMaximum'],
    [{ amount: '17.000001' }, 'insufficientFunds'],
    [{ amount: '8.1234567' }, 'refused'],
    [{ networkId: '00000000-0000-4000-8000-000000000000' }, 'networkUnsupported'],
  ])('reject %j before it is sent: %s', async (change, reason) => {
    const { submit, calls } = start()
    expect(await submit(change)).toMatchObject({ kind: 'rejected', reason })
    expect(calls(withdrawKey)).toBe(0)
  })

  test('distinguish coins in the trading account from coins that are missing', async () => {
    const { submit } = start()
    expect(await submit({ amount: '33' })).toMatchObject({ message: /^OKX withdraws from the funding account only/ })
    expect(await submit({ amount: '33.1' })).toMatchObject({ message: /^This OKX account cannot withdraw/ })
    const empty = start({ [fundingKey]: funding() })
    expect(await empty.submit()).toMatchObject({ message: /move USDC there from your trading account.+holds 15.5/ })
  })

  test.each([{ burningFeeRate: '0.05' }, { fee: '' }, { wdTickSz: '' }, { canWd: false }])(
    'close a chain with %j',
    async change => {
      const { submit, calls, operations } = start({ [currenciesKey]: chainAnswer(change) })
      expect((await operations.terms())[0]?.enabled).toBe(false)
      expect(await submit()).toMatchObject({ kind: 'rejected', reason: 'networkUnsupported' })
      expect(calls(withdrawKey)).toBe(0)
    },
  )

  test('state no maximum if OKX has none', async () => {
    const [terms] = await start({ [currenciesKey]: chainAnswer({ maxWd: '' }) }).operations.terms()
    expect(terms).not.toHaveProperty('maximum')
  })

  test('are rejected if the coin is not the requested one', async () => {
    const { operations } = start({ [currenciesKey]: chainAnswer({ ccy: 'USDT' }) })
    await expect(operations.terms()).rejects.toMatchObject({ kind: 'malformed' })
  })
})

describe('the list of chains', () => {
  const [ethereum] = chainAnswer({}).body.data
  const withBase = (change: object) => rows({ ...ethereum, chain: 'USDC-Base', ...change }, ethereum ?? {})

  test.each([{ canWd: 'yes' }, { fee: 'free' }, { chain: null }, { wdTickSz: '1e-6' }])(
    'closes only the chain whose row is not understood: %j',
    async change => {
      const { operations, submit } = start({ [currenciesKey]: withBase(change) })
      expect(await operations.terms()).toMatchObject([{ networkId: order.networkId, enabled: true }])
      expect(await operations.address()).toEqual({ address: received.to })
      expect((await submit()).kind).toBe('accepted')
    },
  )

  test('is an error, not an empty list, if none of its rows is valid', async () => {
    const { operations } = start({ [currenciesKey]: rows({ ccy: 'USDC' }) })
    await expect(operations.terms()).rejects.toMatchObject({ kind: 'malformed' })
  })

  test('keeps every digit of limits written as numbers with an exponent', async () => {
    const body = JSON.stringify(withBase({}).body)
      .replace('"fee":"3"', '"fee":1.6E-4')
      .replaceAll('"minWd":"3"', '"minWd":2e1')
    const terms = await start({ [currenciesKey]: { body } }).operations.terms()
    expect(terms).toContainEqual(expect.objectContaining({ fee: '0.00016', minimum: '20' }))
  })
})

describe('the deposit address', () => {
  const addressWith = (...changes: readonly object[]) =>
    start({ [addressKey]: rows(...changes.map(change => ({ ...depositAddress, ...change }))) }).operations.address()

  test.each([
    [{ tag: '52055' }, '52055'],
    [{ memo: '971668' }, '971668'],
    [{ pmtId: '77', tag: '' }, '77'],
    [{ addrEx: { comment: '123456' } }, '123456'],
  ])('has its tag under any of the names: %j', async (change, tag) => {
    expect(await addressWith(change)).toEqual({ address: received.to, tag })
  })

  test('is the one that the account’s page shows', async () => {
    const older = { addr: `0x${'2'.repeat(40)}`, selected: false }
    expect(await addressWith(older, {})).toEqual({ address: received.to })
  })

  test.each([{ chain: 'USDC-BSC' }, { ccy: 'USDT' }, { addr: 'TN4hGjVXMzyEvB2rYDwJxUVTb9b4N1aGiz' }])(
    'is rejected with %j',
    async change => {
      await expect(addressWith(change)).rejects.toMatchObject({ kind: 'malformed' })
    },
  )

  test('is not returned while deposits are closed', async () => {
    const { operations } = start({ [currenciesKey]: chainAnswer({ canDep: false }) })
    await expect(operations.address()).rejects.toMatchObject({ kind: 'networkUnsupported' })
  })
})

describe('the key', () => {
  const connectWith = (change: object) =>
    start({ [configKey]: rows({ ...configuration, ...change }) }).operations.connect()

  test.each(['read_only', 'read_only,trade', ''])('with the rights %j lacks Withdraw', async perm => {
    expect((await connectWith({ perm })).granted).toEqual({ read: true, withdraw: false, missing: ['Withdraw'] })
  })

  test('of a sub-account is rejected: it can neither withdraw nor receive', async () => {
    await expect(connectWith({ uid: '1' })).rejects.toMatchObject({
      kind: 'permissionMissing',
      permission: 'Main account',
    })
  })
})

describeMutations(okxAnswers, start, '1234')

test('a withdrawal counts as accepted only with an id, for any mutation of the response', async () => {
  await fc.assert(
    fc.asyncProperty(mutationOf(okxAnswers[withdrawKey].body), fc.constantFrom(200, 400, 500), async (body, status) => {
      const outcome = await start({ [withdrawKey]: { status, body } }).submit()
      if (outcome.kind !== 'accepted') return
      const { code, data } = JSON.parse(body) as { code: number | string; data: [{ wdId: number | string }] }
      expect([status, Number(code), data.length]).toEqual([200, 0, 1])
      expect(Number(outcome.upstreamId)).toBe(Number(data[0].wdId))
    }),
    { numRuns: 100 },
  )
})
