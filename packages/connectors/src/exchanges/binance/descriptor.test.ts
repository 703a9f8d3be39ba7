import { describe, expect, test } from 'vitest'
import { type Canned, cannedEgress } from '../../kit/testing/cannedEgress.ts'
import { binanceUsVariant, type BinanceVariant, binanceVariant } from './descriptor.ts'
import { binanceExchange } from './exchange.ts'
import { accountKey, applyKey, binanceAnswers, deposit, depositsKey, fundingKey, order } from './testing/fixtures.ts'

const nowMs = Date.parse('2026-01-12T11:13:00Z')
const { uid, ...account } = binanceAnswers[accountKey].body
const refusal = (code: number, msg: string, status = 400): Canned => ({ status, body: { code, msg } })
const missing = refusal(-1102, "Mandatory parameter 'coin' was not sent, was empty/null, or malformed.")

const start = (change: Record<string, Canned> = {}, variant: BinanceVariant = binanceUsVariant) => {
  const answers = { ...binanceAnswers, [accountKey]: { body: account }, [applyKey]: missing, ...change }
  const canned = cannedEgress(answers)
  const clock = { nowMs: () => nowMs, sleep: async () => undefined }
  const connector = binanceExchange(variant)({ egress: canned.egress, clock, environment: 'sandbox' })
  const connect = async (username = 'key1') => connector.auth.connectWithKey?.({ username, password: 'secret1' })
  return { ...canned, ...connector, connect }
}
const credentials = { kind: 'apiKey', key: 'key1', secret: 'secret1' } as const

describe('the withdrawal permission of a Binance.US key', () => {
  test.each([
    ['the permission is missing', refusal(-2015, 'Invalid API-key, IP, or permissions for action.', 401)],
    ['it is not authorized', refusal(-1002, 'You are not authorized to execute this request.', 401)],
  ])('is missing where the empty withdraw call is refused because %s', async (_, answer) => {
    const connected = await start({ [applyKey]: answer }).connect()
    expect(connected?.granted).toEqual({ read: true, withdraw: false, missing: ['Withdrawals'] })
  })

  test.each([
    ['what is missing', missing],
    ['an empty coin', refusal(-1105, "Parameter 'coin' was empty.")],
    ['a rule of the account', refusal(-4035, 'This address is not on the whitelist.')],
    ['the region', { status: 451, body: '' }],
    ['another form of refusal', { status: 400, body: { status: 400, error: 'Bad Request', path: '/sapi' } }],
  ])('is there where the empty withdraw call is refused for %s', async (_, answer) => {
    const { connect, requests, calls } = start({ [applyKey]: answer })
    expect((await connect())?.granted).toEqual({ read: true, withdraw: true, missing: [] })
    expect(calls(applyKey)).toBe(1)
    const sent = new URLSearchParams(requests.find(({ url }) => url.endsWith('withdraw/apply'))?.body)
    expect([...sent.keys()]).toEqual(['recvWindow', 'timestamp', 'signature'])
  })

  test.each([
    ['rateLimited', refusal(-1003, 'Too many requests.', 429)],
    ['unavailable', refusal(-1001, 'Internal error.', 500)],
    ['unavailable', { status: 503, body: '' }],
    ['credentialsInvalid', refusal(-1022, 'Signature for this request is not valid.')],
  ])('is an error where the reply is inconclusive: %s', async (kind, answer) => {
    await expect(start({ [applyKey]: answer }).connect()).rejects.toMatchObject({ name: 'ConnectorError', kind })
  })

  test('is not tried on an account that may not withdraw at all', async () => {
    const { connect, calls } = start({ [accountKey]: { body: { ...account, canWithdraw: false } } })
    expect((await connect())?.granted.withdraw).toBe(false)
    expect(calls(applyKey)).toBe(0)
  })
})

describe('the account id', () => {
  test('is the exchange’s own if it reports one, else derived from the key', async () => {
    // printf key1 | openssl dgst -sha256
    expect((await start().connect())?.account).toEqual({ upstreamId: '8174099687a2', name: 'Binance.US 8174099687a2' })
    expect((await start().connect('key2'))?.account.upstreamId).not.toBe('8174099687a2')
    const reported = await start({ [accountKey]: { body: { uid, ...account } } }).connect()
    expect(reported?.account.upstreamId).toBe(String(uid))
  })

  test('is required of Binance itself', async () => {
    await expect(start({}, binanceVariant).connect()).rejects.toMatchObject({ kind: 'malformed' })
  })
})

describe('the differences of Binance.US', () => {
  test('uses its own host and one wallet', async () => {
    const { read, requests, calls } = start()
    expect(await read.holdings(credentials)).toEqual([
      { symbol: 'USDC', name: 'USD Coin', amount: '6', available: '5' },
    ])
    expect(await read.balances(credentials)).toEqual([{ currencyCode: 'EUR', cash: '12', buyingPower: '10' }])
    expect(calls(fundingKey)).toBe(0)
    expect(new Set(requests.map(({ url }) => new URL(url).host))).toEqual(new Set(['api.binance.us']))
  })

  test('gets a withdraw call with the documented parameters and no others', async () => {
    const { withdraw, requests } = start({
      [accountKey]: { body: { ...account, balances: [{ asset: 'USDC', free: '100', locked: '0' }] } },
      [applyKey]: { body: { id: 'a1' } },
    })
    expect(await withdraw.submit(credentials, order)).toEqual({ kind: 'accepted', upstreamId: 'a1' })
    const sent = Object.fromEntries(new URLSearchParams(requests.at(-1)?.body))
    expect(Object.keys(sent).sort()).toEqual(
      ['address', 'amount', 'coin', 'network', 'recvWindow', 'signature', 'timestamp', 'withdrawOrderId'].sort(),
    )
    expect(sent).toMatchObject({ amount: '12.91', withdrawOrderId: order.reference })
  })

  test('gives deposits no id, so the coin and the transaction replace it', async () => {
    const { id: _, ...unnumbered } = deposit
    const list = async (body: object) => {
      const { history } = start({ [depositsKey]: { body: [body] } })
      return (await history?.list(credentials, { count: 10 }))?.transfers.find(({ type }) => type === 'deposit')
    }
    expect(await list(unnumbered)).toMatchObject({ upstreamId: `USDC-${deposit.txId}`, hash: deposit.txId })
    expect(await list({ ...unnumbered, txId: '' })).toMatchObject({ upstreamId: `USDC-${deposit.insertTime}` })
    expect(await list(deposit)).toMatchObject({ upstreamId: deposit.id })
  })
})

describe('the estimate of an order', () => {
  const market = {
    symbol: 'BTCUSD',
    status: 'TRADING',
    baseAsset: 'BTC',
    quoteAsset: 'USD',
    quoteAssetPrecision: 4,
    isSpotTradingAllowed: true,
    filters: [
      { filterType: 'PRICE_FILTER', tickSize: '0.0100' },
      { filterType: 'LOT_SIZE', stepSize: '0.00001000' },
      { filterType: 'MIN_NOTIONAL', minNotional: '1.0000' },
    ],
  }
  const preview = async (more: object) => {
    const balances = [{ asset: 'USD', free: '500', locked: '0' }]
    const { orders, requests } = start({
      [accountKey]: { body: { ...account, balances, ...more } },
      'GET /api/v3/exchangeInfo': { body: { symbols: [market] } },
      'POST /api/v3/order/test': { body: {} },
    })
    const estimate = await orders?.preview(credentials, {
      side: 'buy',
      symbol: 'BTC',
      paymentSymbol: 'USD',
      paymentIsFiat: true,
      kind: 'limit',
      amount: '0.01',
      amountIn: 'symbol',
      price: '40000',
      timeInForce: 'goodTillCanceled',
    })
    expect(requests.some(({ body }) => body?.includes('computeCommissionRates'))).toBe(false)
    return estimate
  }

  test('uses the account’s own rates, and reports no fee without them', async () => {
    expect(await preview({ commissionRates: { maker: '0.00150000', taker: '0.00250000' } })).toEqual({
      kind: 'fits',
      price: '40000',
      fee: '1',
      feeText: '0.25% of the amount received',
    })
    expect(await preview({})).toEqual({ kind: 'fits', price: '40000' })
  })

  test('is rejected if the account cannot pay', async () => {
    expect(await preview({ balances: [] })).toMatchObject({ kind: 'rejected', reason: 'insufficientFunds' })
  })
})
