import type { OddRows } from '@rialto/contract'
import { ConnectorError, type Connector, type Credentials, type OrderKey, type WithdrawalOrder } from '@rialto/core'
import type { EgressRequest } from '@rialto/egress'
import { describe, expect, test } from 'vitest'

import type { ConnectorEntry } from '../kit/connectorEntry.ts'
import { type Canned, cannedEgress } from '../kit/testing/cannedEgress.ts'
import * as registry from '../registry.ts'
import * as alpaca from './alpaca/testing/fixtures.ts'
import * as binance from './binance/testing/fixtures.ts'
import * as bitstamp from './bitstamp/testing/fixtures.ts'
import { signedAs } from './bitstamp/testing/startCanned.ts'
import * as bybit from './bybit/testing/fixtures.ts'
import * as coinbase from './coinbase/testing/fixtures.ts'
import * as gemini from './gemini/testing/fixtures.ts'
import * as kraken from './kraken/testing/fixtures.ts'
import * as kucoin from './kucoin/testing/fixtures.ts'
import * as okx from './okx/testing/fixtures.ts'
import * as uphold from './uphold/testing/fixtures.ts'

/**
 * Every list of balances, of transfers and of orders of every exchange that we sign for, with one hostile row in its
 * first, middle and last place.
 */

const nowMs = Date.parse('2026-01-12T11:13:00Z')
const key: Credentials = {
  kind: 'apiKey',
  key: 'a2V5MTIzNA==',
  secret: 'c2VjcmV0MTIzNA==',
  passphrase: 'phrase-1234',
}
const token: Credentials = { kind: 'oAuth', accessToken: 'token-1234-5678-9012', scopes: ['account:write', 'trading'] }

type Answers = Readonly<Record<string, Canned>>

interface Subject {
  entry: ConnectorEntry
  credentials: Credentials
  answers: Answers
  order: WithdrawalOrder
  /** By response, the path of each list in it. */
  balances: Readonly<Record<string, readonly string[]>>
  transfers: Readonly<Record<string, readonly string[]>>
  /** Responses to a look-up, where they differ. */
  searched?: Answers
  orders?: OrderLists
}

/** Of an exchange where orders are placed. */
interface OrderLists {
  answers: Answers
  lists: Subject['balances']
  key: Extract<OrderKey, { reference: string }>
  /** Whether an order is looked up in the list. */
  isSearched: boolean
}

const binanceOrdersKey = 'GET /api/v3/allOrders'
const binanceOrder = {
  symbol: 'ETHUSDT',
  orderId: 28,
  clientOrderId: 'reference-1',
  price: '2000.00000000',
  origQty: '0.50000000',
  executedQty: '0.00000000',
  cummulativeQuoteQty: '0.00000000',
  status: 'NEW',
  timeInForce: 'GTC',
  type: 'LIMIT',
  side: 'BUY',
  time: nowMs,
  updateTime: nowMs,
}
const binanceOrders: OrderLists = {
  answers: {
    // Without holdings, only the market of the order is read.
    [binance.accountKey]: { body: { uid: 1, canWithdraw: true, balances: [] } },
    [binanceOrdersKey]: { body: [binanceOrder, { ...binanceOrder, orderId: 29, clientOrderId: 'reference-2' }] },
  },
  lists: { [binanceOrdersKey]: [''] },
  key: { reference: 'reference-1', symbol: 'ETH', paymentSymbol: 'USDT', sinceMs: nowMs },
  isSearched: false,
}

const coinbaseOrdersKey = 'GET /api/v3/brokerage/orders/historical/batch'
const coinbaseOrder = {
  order_id: 'order-1',
  product_id: 'BTC-USD',
  client_order_id: 'reference-1',
  side: 'BUY',
  status: 'FILLED',
  created_time: new Date(nowMs).toISOString(),
  last_fill_time: new Date(nowMs).toISOString(),
  time_in_force: 'GOOD_UNTIL_CANCELLED',
  order_type: 'LIMIT',
  filled_size: '0.001',
  filled_value: '10',
  average_filled_price: '10000',
  total_fees: '0.06',
  order_configuration: { limit_limit_gtc: { base_size: '0.001', limit_price: '10000.00', post_only: false } },
}
const coinbaseOrders: OrderLists = {
  answers: {
    [coinbaseOrdersKey]: {
      body: {
        orders: [coinbaseOrder, { ...coinbaseOrder, order_id: 'order-2', client_order_id: 'reference-2' }],
        has_next: false,
        cursor: '',
      },
    },
  },
  lists: { [coinbaseOrdersKey]: ['orders'] },
  key: { reference: 'reference-1', symbol: 'BTC', paymentSymbol: 'USD', sinceMs: nowMs },
  isSearched: true,
}

const brokerageOrder = { ...okx.order, networkId: okx.order.networkId, symbol: 'USDC', amount: '12.5' }
const brokerageRow = {
  id: 'w-1',
  client_id: brokerageOrder.reference,
  symbol: 'USDC',
  network: 'ethereum',
  address: brokerageOrder.address,
  amount: '12.5',
  fee: '0.1',
  status: 'completed',
  tx_hash: null,
  created_at: nowMs,
}

const subjects: Readonly<Record<string, Subject>> = {
  alpaca: {
    entry: registry.alpaca,
    credentials: token,
    answers: alpaca.alpacaAnswers,
    order: alpaca.order,
    balances: { [alpaca.positionsKey]: [''] },
    transfers: { [alpaca.transfersKey]: [''] },
  },
  binance: {
    entry: registry.binanceInternational,
    credentials: key,
    answers: binance.binanceAnswers,
    order: binance.order,
    balances: { [binance.accountKey]: ['balances'], [binance.fundingKey]: [''] },
    transfers: { [binance.historyKey]: [''], [binance.depositsKey]: [''] },
    orders: binanceOrders,
  },
  bitstamp: {
    entry: registry.bitstamp,
    credentials: key,
    answers: bitstamp.bitstampAnswers,
    order: bitstamp.order,
    balances: { [bitstamp.balancesKey]: [''] },
    transfers: { [bitstamp.requestsKey]: [''], [bitstamp.cryptoKey]: ['deposits'], [bitstamp.userKey]: [''] },
  },
  bybit: {
    entry: registry.bybit,
    credentials: key,
    answers: bybit.bybitAnswers,
    order: bybit.order,
    balances: {
      'GET /v5/asset/transfer/query-account-coins-balance': ['result.balance'],
      [bybit.unifiedKey]: ['result.list.0.coin'],
    },
    transfers: { [bybit.sentKey]: ['result.rows'], [bybit.receivedKey]: ['result.rows'] },
  },
  coinbase: {
    entry: registry.coinbase,
    credentials: token,
    answers: coinbase.coinbaseAnswers,
    order: coinbase.order,
    balances: { 'GET /v2/accounts': ['data'] },
    transfers: { [coinbase.sendKey.replace('POST', 'GET')]: ['data'] },
    orders: coinbaseOrders,
  },
  gemini: {
    entry: registry.geminiDirect,
    credentials: key,
    answers: gemini.geminiAnswers,
    order: gemini.order,
    balances: { [gemini.balancesKey]: [''] },
    transfers: { [gemini.transfersKey]: [''] },
    // The look-up asks for one coin.
    searched: { [gemini.transfersKey]: { body: [gemini.sent] } },
  },
  kraken: {
    entry: registry.kraken,
    credentials: key,
    answers: kraken.krakenAnswers,
    order: kraken.order,
    balances: { [kraken.balancesKey]: ['result'] },
    transfers: { [kraken.withdrawalsKey]: ['result'], [kraken.depositsKey]: ['result'] },
  },
  kucoin: {
    entry: registry.kuCoin,
    credentials: key,
    answers: kucoin.kucoinAnswers,
    order: kucoin.order,
    balances: { 'GET /api/v1/accounts': ['data'] },
    transfers: { [kucoin.sentKey]: ['data.items'], [kucoin.receivedKey]: ['data.items'] },
  },
  okx: {
    entry: registry.okx,
    credentials: key,
    answers: okx.okxAnswers,
    order: okx.order,
    balances: { [okx.fundingKey]: ['data'], [okx.tradingKey]: ['data.0.details'] },
    transfers: { [okx.sentKey]: ['data'], [okx.receivedKey]: ['data'] },
  },
  sandboxBrokerage: {
    entry: registry.sandboxBrokerage,
    credentials: token,
    answers: {
      'GET /v1/balances': {
        body: [
          { symbol: 'USDC', kind: 'crypto', available: '10', total: '12' },
          { symbol: 'USD', kind: 'fiat', available: '3', total: '3' },
        ],
      },
      'GET /v1/withdrawals': { body: [brokerageRow] },
    },
    order: brokerageOrder,
    balances: { 'GET /v1/balances': [''] },
    transfers: { 'GET /v1/withdrawals': [''] },
  },
  uphold: {
    entry: registry.uphold,
    credentials: token,
    answers: uphold.upholdAnswers,
    order: uphold.order,
    balances: { 'GET /v0/me/cards': [''] },
    transfers: { [uphold.listKey]: [''] },
  },
}

const start = async (subject: Subject, change: Answers = {}) => {
  const { entry, credentials, answers } = subject
  const canned = cannedEgress({ ...answers, ...change })
  const request = async (asked: EgressRequest) =>
    entry === registry.bitstamp && credentials.kind === 'apiKey'
      ? signedAs(credentials.secret, asked, await canned.egress.request(asked))
      : canned.egress.request(asked)
  const odd: OddRows[] = []
  const create = await entry.load()
  const connector = create({
    egress: { ...canned.egress, request },
    clock: { nowMs: () => nowMs, sleep: async () => undefined },
    environment: 'sandbox',
    oauth: { clientId: 'id', clientSecret: 'secret' },
    onOddRows: rows => odd.push(rows),
  })
  return { connector, odd, requests: canned.requests }
}

const at = (body: unknown, path: string): unknown =>
  path === '' ? body : path.split('.').reduce<unknown>((value, name) => Reflect.get(Object(value), name), body)

/** In JSON, `1e400` is a number that no float holds. */
const beyond = '@1e400@'
const textOf = (body: unknown): string => JSON.stringify(body).replaceAll(`"${beyond}"`, '1e400')

type Place = 'first' | 'middle' | 'last'
const places: readonly Place[] = ['first', 'middle', 'last']

const insert = <T>(rows: readonly T[], row: T, place: Place): T[] => {
  const index = { first: 0, middle: Math.ceil(rows.length / 2), last: rows.length }[place]
  return [...rows.slice(0, index), row, ...rows.slice(index)]
}

/** The body with the row in its list, which may be an object of named rows. */
const withRow = (body: unknown, path: string, row: unknown, place: Place): Canned => {
  const copy: unknown = structuredClone(body)
  const list = at(copy, path)
  const isArray = Array.isArray(list)
  const changed = isArray
    ? insert<unknown>(list, row, place)
    : Object.fromEntries(insert<[string, unknown]>(Object.entries(Object(list)), ['ODD', row], place))
  if (path === '') return { body: textOf(changed) }
  const names = path.split('.')
  Reflect.set(Object(at(copy, names.slice(0, -1).join('.'))), names.at(-1) ?? '', changed)
  return { body: textOf(copy) }
}

const rowsAt = (body: unknown, path: string): unknown[] => {
  const list = at(body, path)
  return Array.isArray(list) ? (list as unknown[]) : Object.values(Object(list) as object)
}

/** Rows that say nothing. */
const empty: readonly unknown[] = [null, 'odd', 7, [], {}, [null], true]

const bad: readonly unknown[] = [null, 'NaN', '1e400', beyond, '9'.repeat(100), {}, [], '', '2026-13-45 99:99:99']

/** Another row with each member left out, and each replaced by what it can never be. */
const changed = (row: unknown): unknown[] =>
  Object.keys(Object(row) as object).flatMap(name => {
    const { [name]: _, ...rest } = { ...Object(row) } as Record<string, unknown>
    if (typeof rest['id'] === 'string') rest['id'] = rest['id'].replace(/.$/, '0')
    return [rest, ...bad.map(value => ({ ...rest, [name]: value }))]
  })

const bodyOf = ({ answers }: Subject, answer: string): unknown => {
  const body = answers[answer]
  if (body === undefined || !('body' in body)) throw new Error(`there is no ${answer}`)
  return body.body
}

type Ask = (connector: Connector, credentials: Credentials) => Promise<unknown>
const holdings: Ask = (connector, credentials) => connector.read.holdings(credentials)
const fiat: Ask = (connector, credentials) => connector.read.balances(credentials)
const listed: Ask = async (connector, credentials) =>
  (await connector.history?.list(credentials, { count: 10 }))?.transfers ?? []

const listsOf = (lists: Subject['balances']) =>
  Object.entries(lists).flatMap(([answer, paths]) => paths.map(path => ({ answer, path })))

const symbolsIn = (rows: unknown): string[] =>
  (rows as { symbol?: string; currencyCode?: string }[]).map(row => row.symbol ?? row.currencyCode ?? '')
const idsIn = (rows: unknown): string[] => (rows as { upstreamId: string }[]).map(row => row.upstreamId)

const withMember = (subject: Subject, answer: string, path: string, row: unknown, place: Place) => {
  const body = subject.answers[answer]
  return start(subject, { [answer]: { ...body, ...withRow(bodyOf(subject, answer), path, row, place) } })
}

test('every exchange that we sign for is a subject, with its lists of orders', async () => {
  for (const [name, subject] of Object.entries(subjects))
    expect((await start(subject)).connector.orders !== undefined, name).toBe(subject.orders !== undefined)

  const own = Object.values(registry)
    .filter(entry => entry.simulated === undefined)
    .map(entry => entry.describe('sandbox').institution)
  // Binance.US is Binance's code.
  const tested = Object.values(subjects).map(({ entry }) => entry.describe('sandbox').institution)
  expect(new Set(own)).toEqual(new Set([...tested, registry.binanceUs.describe('sandbox').institution]))
})

describe.each(Object.entries(subjects))('%s', (_name, subject) => {
  const { credentials } = subject

  test.each(listsOf(subject.balances))(
    'an account is read although $answer $path has an odd row',
    async ({ answer, path }) => {
      for (const ask of [holdings, fiat]) {
        const clean = await ask((await start(subject)).connector, credentials)
        for (const place of places) {
          for (const row of empty) {
            const { connector, odd, requests } = await withMember(subject, answer, path, row, place)
            expect(await ask(connector, credentials), `${JSON.stringify(row)} ${place}`).toEqual(clean)
            const isRead = requests.some(({ method, url }) => `${method} ${new URL(url).pathname}` === answer)
            if (isRead)
              expect(odd, JSON.stringify(row)).toMatchObject([{ of: 'balances', rows: { length: 1 }, isWhole: false }])
          }
        }
        for (const row of changed(rowsAt(bodyOf(subject, answer), path)[0])) {
          const { connector } = await withMember(subject, answer, path, row, 'first')
          const read = await ask(connector, credentials)
          expect(symbolsIn(read), JSON.stringify(row)).toEqual(expect.arrayContaining(symbolsIn(clean)))
        }
      }
    },
  )

  test.each(listsOf(subject.transfers))(
    'a history is read although $answer $path has an odd row',
    async ({ answer, path }) => {
      const clean = await listed((await start(subject)).connector, credentials)
      for (const place of places) {
        for (const row of empty) {
          const { connector } = await withMember(subject, answer, path, row, place)
          expect(await listed(connector, credentials), `${JSON.stringify(row)} ${place}`).toEqual(clean)
        }
      }
      for (const row of changed(rowsAt(bodyOf(subject, answer), path)[0])) {
        const { connector } = await withMember(subject, answer, path, row, 'middle')
        expect(idsIn(await listed(connector, credentials)), JSON.stringify(row)).toEqual(
          expect.arrayContaining(idsIn(clean)),
        )
      }
    },
  )

  test('never takes a row of the order that it cannot read for the absence of the order', async () => {
    const search = { order: subject.order, sinceMs: nowMs - 60_000 }
    const asked = { ...subject, answers: { ...subject.answers, ...subject.searched } }
    const found = await (await start(asked)).connector.withdraw.find(credentials, search)
    for (const { answer, path } of listsOf(subject.transfers)) {
      const [first] = rowsAt(bodyOf(asked, answer), path)
      for (const row of [...empty, ...changed(first)]) {
        const body = withRow(bodyOf(asked, answer), path, row, 'first')
        const { connector } = await start(asked, { [answer]: { ...asked.answers[answer], ...body } })
        const look = await connector.withdraw.find(credentials, search).catch((error: unknown) => error)
        if (!(look instanceof ConnectorError)) expect(look, JSON.stringify(row)).toHaveProperty('status', found?.status)
      }
      const odd = { note: subject.order.reference, to: subject.order.address }
      const alone = await start(asked, {
        [answer]: { ...asked.answers[answer], ...only(bodyOf(asked, answer), path, odd) },
      })
      const look = await alone.connector.withdraw.find(credentials, search).catch((error: unknown) => error)
      const isRead = alone.odd.length > 0
      if (isRead) expect(look).toMatchObject({ kind: 'malformed' })
    }
  })
})

const traded = Object.entries(subjects).flatMap(([name, subject]) =>
  subject.orders === undefined
    ? []
    : listsOf(subject.orders.lists).map(list => {
        const { orders = binanceOrders } = subject
        return { name, ...list, ...orders, subject: { ...subject, answers: { ...subject.answers, ...orders.answers } } }
      }),
)

describe.each(traded)('orders of $name', ({ subject, answer, path, key: sought, isSearched }) => {
  const { credentials } = subject
  const startWith = (canned: Canned) => start(subject, { [answer]: canned })
  const ordersIn = async ({ orders }: Connector) =>
    (await orders?.list(credentials, { count: 10, markets: [sought] }))?.orders
  const look = ({ orders }: Connector) => orders?.find(credentials, sought).catch((error: unknown) => error)
  const body = bodyOf(subject, answer)
  const [first] = rowsAt(body, path)

  test('an odd row of the list hides no other order', async () => {
    const clean = await ordersIn((await start(subject)).connector)
    expect(clean).toHaveLength(2)
    for (const place of places) {
      for (const row of empty) {
        const { connector, odd } = await startWith(withRow(body, path, row, place))
        expect(await ordersIn(connector), `${JSON.stringify(row)} ${place}`).toEqual(clean)
        expect(odd, JSON.stringify(row)).toMatchObject([{ of: 'orders', rows: { length: 1 }, isWhole: false }])
      }
    }
    for (const row of changed(first)) {
      const { connector } = await startWith(withRow(body, path, row, 'middle'))
      expect(idsIn(await ordersIn(connector)), JSON.stringify(row)).toEqual(expect.arrayContaining(idsIn(clean)))
    }
  })

  test('an odd row is never taken for the absence of the order', async () => {
    let oddRows = 0
    for (const row of [...empty, ...changed(first)]) {
      const { connector, odd } = await startWith(only(body, path, row))
      const found = await look(connector)
      oddRows += odd.length
      if (odd.length > 0) expect(found, JSON.stringify(row)).toMatchObject({ kind: 'malformed' })
    }
    expect(oddRows > 20).toBe(isSearched)
    if (!isSearched) return
    // Beside the order itself, such a row hides nothing.
    const { connector } = await startWith(withRow(body, path, {}, 'first'))
    expect(await look(connector)).toMatchObject({ reference: sought.reference })
  })
})

/** The body whose list has this row alone. */
const only = (body: unknown, path: string, row: unknown): Canned => {
  const copy: unknown = structuredClone(body)
  if (path === '') return { body: textOf([row]) }
  const names = path.split('.')
  Reflect.set(Object(at(copy, names.slice(0, -1).join('.'))), names.at(-1) ?? '', [row])
  return { body: textOf(copy) }
}
