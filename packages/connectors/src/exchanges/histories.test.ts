import type { Credentials } from '@rialto/core'
import { expect, test } from 'vitest'
import type { ConnectorEntry } from '../kit/connectorEntry.ts'
import { parseDecimals, parseLossless } from '../kit/http/parseLossless.ts'
import { parseAtOnce } from '../kit/testing/parseAtOnce.ts'
import { bingX, coinEx, gateIo, huobi, mexc, poloniex, upbit, whiteBit } from '../registry.ts'
import { recipient, usdcOrder } from '../testing/ccxtOrders.ts'
import { bareReference, nowMs, reference, startExchange } from '../testing/describeCcxtExchange.ts'
import { errorTables } from '../testing/errorTables.ts'

/** Histories and accounts whose form differs from the documentation or from other exchanges. */

const key: Credentials = {
  kind: 'apiKey',
  key: 'key-1',
  secret: 'c2VjcmV0LTEtdGhhdC1pcy1sb25nLWVub3VnaA==',
  passphrase: 'p1',
}
const search = { order: { ...usdcOrder, reference }, sinceMs: nowMs - 60_000 }

const connectorTo = async (entry: ConnectorEntry, answers: Readonly<Record<string, unknown>>) => {
  const canned = Object.fromEntries(Object.entries(answers).map(([path, body]) => [path, { body }]))
  return (await startExchange(entry, canned)).connector
}

test('Gate’s DONE without a block is still pending', async () => {
  const record = {
    id: 'w900101',
    timestamp: String(nowMs / 1_000),
    withdraw_order_id: bareReference,
    currency: 'USDC',
    address: recipient,
    txid: '',
    amount: '12.5',
    status: 'DONE',
    chain: 'ETH',
  }
  for (const block_number of ['0', '', null, undefined]) {
    const connector = await connectorTo(gateIo, { 'GET /api/v4/wallet/withdrawals': [{ ...record, block_number }] })
    expect(await connector.withdraw.find(key, search)).toMatchObject({ upstreamId: 'w900101', status: 'pending' })
  }
})

test('a withdrawal of another coin with a longer name is ignored at Poloniex', async () => {
  const row = {
    withdrawalRequestsId: 7,
    address: recipient,
    amount: '12.5',
    fee: '0',
    timestamp: Math.floor(nowMs / 1_000),
    status: 'COMPLETE: 0x12d4',
    txid: null,
    paymentID: null,
  }
  const networkList = [
    { coin: 'USDCETH', blockchain: 'ETH', withdrawalEnable: true, depositEnable: true, decimals: 6, withdrawFee: '1' },
  ]
  const withRow = (currency: string) =>
    connectorTo(poloniex, {
      'GET /v2/currencies/USDC': { coin: 'USDC', delisted: false, networkList },
      'GET /wallets/activity': { withdrawals: [{ ...row, currency }] },
    })
  expect(await (await withRow('USDCE')).withdraw.find(key, search)).toBeUndefined()
  for (const currency of ['USDC', 'USDCETH'])
    expect(await (await withRow(currency)).withdraw.find(key, search)).toMatchObject({ upstreamId: '7' })
})

test('HTX’s list, which does not contain our reference, is not searched for a withdrawal of unknown outcome', async () => {
  const row = {
    id: 99562054,
    type: 'withdraw',
    currency: 'usdc',
    chain: 'usdc',
    'tx-hash': '',
    amount: 12.5,
    address: recipient,
    fee: 1,
    state: 'confirmed',
    'created-at': nowMs,
  }
  const list = { 'GET /v1/query/deposit-withdraw': { status: 'ok', data: [row] } }
  const own = 'GET /v1/query/withdraw/client-order-id'
  const none = await connectorTo(huobi, { ...list, [own]: { status: 'ok', data: null } })
  expect(await none.withdraw.find(key, search)).toBeUndefined()
  const ours = await connectorTo(huobi, {
    ...list,
    [own]: { status: 'ok', data: { ...row, id: 5, 'client-order-id': bareReference } },
  })
  expect(await ours.withdraw.find(key, search)).toMatchObject({ upstreamId: '5' })
  expect(await none.withdraw.find(key, { ...search, upstreamId: '99562054' })).toMatchObject({ status: 'succeeded' })
})

test('BingX’s rows with coin and network in one, or without a status, are read, and one without a time zone is not', async () => {
  const row = {
    id: '1',
    withdrawOrderId: bareReference,
    coin: 'USDCETH',
    network: 'ETH',
    address: recipient,
    amount: '12.5',
    transactionFee: '1',
    applyTime: new Date(nowMs).toISOString(),
  }
  const withRow = (change: object) =>
    connectorTo(bingX, { 'GET /openApi/api/v3/capital/withdraw/history': [{ ...row, ...change }] })
  expect(await (await withRow({})).withdraw.find(key, search)).toMatchObject({ upstreamId: '1', status: 'pending' })
  await expect((await withRow({ applyTime: '2026-01-12 11:13:00' })).withdraw.find(key, search)).rejects.toMatchObject({
    kind: 'malformed',
  })
})

test('WhiteBIT’s history is searched to its end, in any order', async () => {
  const old = {
    address: recipient,
    uniqueId: null,
    createdAt: Math.floor(nowMs / 1_000) - 86_400,
    ticker: 'USDC',
    method: 2,
    amount: '1',
    status: 7,
  }
  const own = { ...old, uniqueId: bareReference, createdAt: Math.floor(nowMs / 1_000), amount: '12.5' }
  const pages = [Array.from({ length: 100 }, () => old), [own]]
  const path = 'POST /api/v4/main-account/history'
  const { connector, calls } = await startExchange(whiteBit, { [path]: pages.map(records => ({ body: { records } })) })
  expect(await connector.withdraw.find(key, search)).toMatchObject({ status: 'succeeded' })
  expect(calls(path)).toBe(2)
})

test('one withdrawal of Upbit is read by its uuid, however many there are', async () => {
  const uuid = '9f432943-54e0-40b7-825f-b6fec8b42b79'
  const row = { type: 'withdraw', uuid, currency: 'USDC', net_type: 'ETH', txid: null, state: 'DONE', amount: '12.5' }
  const created_at = new Date(nowMs).toISOString()
  const full = Array.from({ length: 100 }, (_, index) => ({ ...row, uuid: `other-${index}`, created_at }))
  const { connector, requests } = await startExchange(upbit, {
    'GET /v1/withdraw': { body: { ...row, created_at } },
    'GET /v1/withdraws': { body: full },
  })
  expect(await connector.withdraw.find(key, { ...search, upstreamId: uuid })).toMatchObject({ status: 'succeeded' })
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/v1/withdraw'])
})

test.each([
  ['mexc', mexc, 'GET /api/v3/capital/withdraw/history', 'startTime', 'endTime', 1],
  ['gateIo', gateIo, 'GET /api/v4/wallet/withdrawals', 'from', 'to', 1_000],
  ['bingX', bingX, 'GET /openApi/api/v3/capital/withdraw/history', 'startTime', 'endTime', 1],
] as const)(
  'the history of %s is asked for at most seven days, whenever it is asked',
  async (_name, entry, path, from, to, unitMs) => {
    const { connector, requests } = await startExchange(entry, { [path]: { body: [] } })
    for (const days of [0, 9, 100]) {
      await connector.withdraw.find(key, { ...search, sinceMs: nowMs - days * 86_400_000 })
      const range = new URL(requests.at(-1)?.url ?? '').searchParams
      const spanMs = (Number(range.get(to)) - Number(range.get(from))) * unitMs
      expect(spanMs).toBeGreaterThan(0)
      expect(spanMs).toBeLessThanOrEqual(7 * 86_400_000)
    }
  },
)

test.each(['0E-8', '0e-7', '1E-7', '1e-7', '1.5e+3'])('an amount of %s as text is read exactly', async text => {
  const exact = { '0E-8': [], '0e-7': [], '1E-7': ['0.0000001'], '1e-7': ['0.0000001'], '1.5e+3': ['1500'] }[text]
  const rows = [
    { ccy: 'USDC', available: '5', frozen: '0' },
    { ccy: 'BTC', available: text, frozen: '0' },
  ]
  const connector = await connectorTo(coinEx, { 'GET /v2/assets/spot/balance': { code: 0, message: 'OK', data: rows } })
  const held = await connector.read.holdings(key)
  expect(held.filter(({ symbol }) => symbol === 'BTC').map(({ amount }) => amount)).toEqual(exact)
  expect(held.filter(({ symbol }) => symbol === 'USDC').map(({ amount }) => amount)).toEqual(['5'])
})

test('every institution’s responses are parsed with exponents expanded', () => {
  for (const [type, tables] of Object.entries(errorTables))
    for (const table of Object.values(tables)) {
      const parsed = parseAtOnce(table.parse?.('{"zero":"0E-8","small":"1e-7","id":"1e7","date":"2026-01-12"}'))
      expect(parsed, type).toEqual({ zero: '0', small: '0.0000001', id: '1e7', date: '2026-01-12' })
    }
  expect(parseAtOnce(parseDecimals('{"number":1.5,"text":"1.5E-3"}'))).toEqual({ number: 1.5, text: '0.0015' })
  expect(parseAtOnce(parseLossless('{"number":1e-7,"text":"a 1e-7"}'))).toEqual({ number: '0.0000001', text: 'a 1e-7' })
})
