import fc from 'fast-check'
import { ConnectorError } from '@rialto/core'
import { describe, expect, test } from 'vitest'
import { mutationOf } from '@rialto/core/testing'
import { describeConnectorConformance } from '../../kit/conformance/index.ts'
import { binanceUsVariant, binanceVariant, type BinanceVariant } from './descriptor.ts'
import { startVariantSubject } from './testing/startVariantSubject.ts'
import { type Canned, cannedEgress } from '../../kit/testing/cannedEgress.ts'
import { binanceExchange } from './exchange.ts'
import {
  applyKey,
  binanceAnswers,
  coins,
  coinsKey,
  deposit,
  depositsKey,
  fundingKey,
  historyKey,
  order,
  withdrawal,
} from './testing/fixtures.ts'

for (const variant of [binanceVariant, binanceUsVariant])
  describeConnectorConformance(variant.name, () => startVariantSubject(variant))

const nowMs = Date.parse('2026-01-12T11:13:00Z')
const credentials = { kind: 'apiKey', key: 'key-1234', secret: 'secret-1234' } as const

const start = (change: Record<string, Canned> = {}, variant: BinanceVariant = binanceVariant) => {
  const canned = cannedEgress({ ...binanceAnswers, ...change })
  const clock = { nowMs: () => nowMs, sleep: async () => undefined }
  const { auth, read, withdraw, history } = binanceExchange(variant)({
    egress: canned.egress,
    clock,
    environment: 'sandbox',
  })
  return {
    ...canned,
    find: (search: Parameters<typeof withdraw.find>[1]) => withdraw.find(credentials, search),
    submit: (amount = order.amount) => withdraw.submit(credentials, { ...order, amount }),
    operations: {
      connect: () =>
        auth.connectWithKey?.({ username: 'key1234', password: 'secret1234' }) ?? Promise.reject(new Error('no key')),
      balances: () => read.balances(credentials),
      holdings: () => read.holdings(credentials),
      address: () => read.depositAddress(credentials, order),
      terms: () => withdraw.terms(credentials, 'USDC'),
      find: () => withdraw.find(credentials, { order, sinceMs: nowMs }),
      list: () => history?.list(credentials, { count: 10 }) ?? Promise.reject(new Error('no history')),
      detail: () => history?.find(credentials, { id: 'x' }) ?? Promise.reject(new Error('no history')),
    },
  }
}

const formOf = (requests: readonly { url: string; body?: string }[]) =>
  Object.fromEntries(new URLSearchParams(requests.find(request => request.url.includes('apply'))?.body))

describe('the documented replies', () => {
  test('are read over both wallets', async () => {
    const { operations } = start()
    expect(await operations.balances()).toEqual([{ currencyCode: 'EUR', cash: '12', buyingPower: '10' }])
    expect(await operations.holdings()).toEqual([{ symbol: 'USDC', name: 'USD Coin', amount: '26.5', available: '20' }])
    expect(await operations.address()).toEqual({ address: withdrawal.address })
    expect(await operations.terms()).toEqual([
      { networkId: order.networkId, fee: '4', minimum: '10', maximum: '9999995', decimals: 6, enabled: true },
    ])
    expect(await operations.find()).toMatchObject({
      upstreamId: withdrawal.id,
      status: 'succeeded',
      hash: withdrawal.txId,
    })
  })

  test('lead to a withdrawal with the fee on top, from the wallet that can pay', async () => {
    const { submit, requests } = start()
    expect(await submit()).toEqual({ kind: 'accepted', upstreamId: withdrawal.id })
    expect(formOf(requests)).toMatchObject({
      coin: 'USDC',
      network: 'ETH',
      amount: '12.91',
      walletType: '1',
      transactionFeeFlag: 'false',
      withdrawOrderId: order.reference,
    })
    expect(requests.some(request => request.url.includes('secret'))).toBe(false)
  })

  test('reject before sending every order that Binance would reject', async () => {
    const { submit, calls } = start()
    expect(await submit('5.99')).toMatchObject({ reason: 'amountBelowMinimum' })
    expect(await submit('9999995.1')).toMatchObject({ reason: 'amountExceedsMaximum' })
    expect(await submit('16.000001')).toMatchObject({ reason: 'insufficientFunds' })
    expect(await submit('8.1234567')).toMatchObject({ reason: 'refused' })
    expect(calls(applyKey)).toBe(0)
  })

  test('are rejected instead of rounded if the fee is finer than the step', async () => {
    const [, usdc] = coins
    const fine = [
      { ...usdc, networkList: [{ ...(usdc?.networkList as object[] | undefined)?.[0], withdrawFee: '0.00000001' }] },
    ]
    const { submit, calls } = start({ [coinsKey]: { body: fine } })
    expect(await submit('12')).toMatchObject({ kind: 'rejected', reason: 'refused' })
    expect(calls(applyKey)).toBe(0)
  })
})

describe('the coin list', () => {
  const [, usdc] = coins
  const ethereum = (usdc?.networkList as object[] | undefined)?.[0]
  const withRows = (body: unknown) => start({ [coinsKey]: { body } })

  test('is read even if rows of other coins and networks are malformed', async () => {
    const networkList = [{ network: 'ETH2', withdrawFee: 'free' }, null, ethereum]
    const { operations, submit } = withRows([
      null,
      { coin: 7 },
      { coin: 'ODD', networkList: 0 },
      { ...usdc, networkList },
    ])
    expect(await operations.terms()).toMatchObject([{ networkId: order.networkId, enabled: true }])
    expect(await operations.address()).toEqual({ address: withdrawal.address })
    expect((await submit()).kind).toBe('accepted')
  })

  test.each([
    ['no row has a coin', [null, { coin: 7 }]],
    ['the coin’s row is odd', [{ ...usdc, networkList: 'none' }]],
    ['every network of the coin is odd', [{ ...usdc, networkList: [{ network: 'ETH' }] }]],
  ])('is malformed, not empty, where %s', async (_, body) => {
    await expect(withRows(body).operations.terms()).rejects.toMatchObject({ kind: 'malformed' })
  })
})

describe('all transfers', () => {
  test('are read as documented, newest first', async () => {
    const page = await start().operations.list()
    expect(page?.cursor).toBeUndefined()
    expect(page?.transfers).toEqual([
      {
        upstreamId: withdrawal.id,
        type: 'withdrawal',
        status: 'succeeded',
        upstreamStatus: '6 Completed',
        symbol: 'USDC',
        amount: '8.91',
        fee: '4',
        toAddress: withdrawal.address,
        chain: 'ETH',
        networkId: order.networkId,
        hash: withdrawal.txId,
        createdAtMs: Date.parse('2026-01-12T11:12:02Z'),
      },
      {
        upstreamId: deposit.id,
        type: 'deposit',
        status: 'succeeded',
        upstreamStatus: '1',
        symbol: 'USDC',
        amount: '0.5',
        toAddress: deposit.address,
        tag: '101764890',
        chain: 'ETH',
        networkId: order.networkId,
        hash: deposit.txId,
        createdAtMs: deposit.insertTime,
      },
    ])
  })

  test.each([
    [0, 'pending'],
    [1, 'succeeded'],
    [6, 'succeeded'],
    [7, 'failed'],
    [8, 'pending'],
    [99, 'pending'],
  ])('a deposit’s status %d is %s', async (status, expected) => {
    const page = await start({ [depositsKey]: { body: [{ ...deposit, status }] } }).operations.list()
    expect(page?.transfers.find(({ type }) => type === 'deposit')?.status).toBe(expected)
  })
})

describe('the withdrawal that was sent', () => {
  const findWith = (records: object[]) => start({ [historyKey]: { body: records } }).operations.find()

  test.each([
    [0, 'pending'],
    [1, 'failed'],
    [2, 'pending'],
    [3, 'failed'],
    [4, 'pending'],
    [5, 'failed'],
    [6, 'succeeded'],
    [7, 'pending'],
    [-1, 'pending'],
  ])('with status %d is %s', async (status, expected) => {
    expect((await findWith([{ ...withdrawal, status }]))?.status).toBe(expected)
  })

  test('has no hash if Binance returns a sentence in its place', async () => {
    expect((await findWith([{ ...withdrawal, txId: 'Internal transfer 144683208306' }]))?.hash).toBeUndefined()
  })

  test('is, of two matching records, the one that may have moved money', async () => {
    const failed = { ...withdrawal, id: 'x', status: 5 }
    expect(await findWith([failed, withdrawal])).toMatchObject({ upstreamId: withdrawal.id })
  })

  test('is found by our reference alone, from five minutes before the order on', async () => {
    const { find, requests } = start()
    const search = { order, sinceMs: nowMs, upstreamId: 'another', claimed: new Set([withdrawal.id]) }
    expect(await find(search)).toMatchObject({ upstreamId: withdrawal.id })
    const { searchParams } = new URL(requests[0]?.url ?? '')
    expect(searchParams.get('withdrawOrderId')).toBe(order.reference)
    expect(Number(searchParams.get('startTime'))).toBe(nowMs - 300_000)
    expect(Number(searchParams.get('endTime'))).toBe(nowMs + 60_000)
  })

  test('is an error when Binance returns a withdrawal with another reference or asset', async () => {
    await expect(findWith([{ ...withdrawal, withdrawOrderId: 'other' }])).rejects.toMatchObject({ kind: 'malformed' })
    await expect(findWith([{ ...withdrawal, coin: 'BTC' }])).rejects.toMatchObject({ kind: 'malformed' })
  })
})

test.each([binanceVariant, binanceUsVariant])(
  '$name: gives a result or a ConnectorError for every mutation, and never shows the secret',
  async variant => {
    const keys = Object.keys(binanceAnswers).filter(key => key.startsWith('GET') || key === fundingKey)
    for (const key of keys) {
      await fc.assert(
        fc.asyncProperty(mutationOf(binanceAnswers[key as keyof typeof binanceAnswers]?.body), async body => {
          for (const operation of Object.values(start({ [key]: { body } }, variant).operations)) {
            const error: unknown = await operation().then(
              () => undefined,
              (thrown: unknown) => thrown,
            )
            if (error !== undefined) expect(error).toBeInstanceOf(ConnectorError)
            expect(String(error)).not.toContain('1234')
          }
        }),
        { numRuns: 50 },
      )
    }
  },
)

test('accepts a withdrawal only with an id, and throws for no mutation of the reply', async () => {
  await fc.assert(
    fc.asyncProperty(mutationOf({ id: withdrawal.id }), fc.constantFrom(200, 400, 500), async (body, status) => {
      const outcome = await start({ [applyKey]: { status, body } }).submit()
      if (outcome.kind !== 'accepted') return
      expect(status).toBe(200)
      expect(outcome.upstreamId).toBe((JSON.parse(body) as { id: string }).id)
    }),
    { numRuns: 100 },
  )
})
