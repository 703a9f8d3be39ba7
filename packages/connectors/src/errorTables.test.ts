import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { matchesRule, type UpstreamError } from '@rialto/upstream'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { type ErrorRule, findRule, isCertainRefusal } from './kit/http/errorTable.ts'
import * as registry from './registry.ts'
import { errorTables } from './testing/errorTables.ts'

const tables = Object.entries(errorTables).flatMap(([type, { reads, withdrawal, order }]) => [
  [`${type}, reads`, reads] as const,
  ...(withdrawal === undefined ? [] : [[`${type}, withdrawal`, withdrawal] as const]),
  ...(order === undefined ? [] : [[`${type}, order`, order] as const]),
])
const moneyTables = tables.filter(([name]) => !name.endsWith('reads'))

/** Texts that the pattern matches. */
const samplesOf = (pattern: RegExp): string[] => {
  const plain = new RegExp(pattern.source.replaceAll(String.raw`\b`, ''))
  return fc.sample(fc.stringMatching(plain), { numRuns: 40, seed: 7 }).filter(text => pattern.test(text))
}

const codesOf = ({ code }: ErrorRule): string[] => {
  if (code === undefined) return ['no row has this code']
  return typeof code === 'string' ? [code] : samplesOf(code)
}

/** Errors that this row names. */
const errorsOf = (rule: ErrorRule): UpstreamError[] => {
  const messages = rule.message === undefined ? [''] : samplesOf(rule.message)
  const status = rule.status ?? 400
  return codesOf(rule)
    .flatMap(code => messages.map(message => ({ status, code, message })))
    .filter(error => matchesRule(rule, error))
}

describe.each(tables)('%s', (_name, table) => {
  test('every row of the table can be reached', () => {
    const unreachable = table.rules.filter(rule => !errorsOf(rule).some(error => findRule(table, error) === rule))
    expect(unreachable).toEqual([])
  })
})

/** Their documents list the texts of refusals, which have no codes. */
const byText = ['bitstamp', 'whiteBit']

test.each(Object.entries(errorTables).filter(([type]) => !byText.includes(type)))(
  '%s: no text alone is a certain refusal of a withdrawal: the code or the status is documented',
  (_type, { withdrawal }) => {
    const certain = withdrawal?.rules.filter(({ createdNothing }) => createdNothing !== undefined) ?? []
    expect(certain.filter(({ code, status }) => code === undefined && status === undefined)).toEqual([])
  },
)

test('every integration type that withdraws has a table', () => {
  const types = Object.values(registry).map(({ describe: of }) => of('sandbox'))
  const missing = types.filter(
    ({ type, products }) =>
      errorTables[type] === undefined || (products.includes('transfers') && !errorTables[type].withdrawal),
  )
  expect(missing.map(({ type }) => type)).toEqual([])
})

/** Messages of institutions that leave the outcome unknown, or say that the call was executed. */
const openTexts = [
  'Request timed out',
  'Operation timeout',
  'Gateway Time-out',
  'Internal Request Timeout',
  'Deadline elapsed',
  'System is busy, please try again later',
  'Server is overloaded',
  'under maintenance',
  'SYSTEM_MAINTENANCE',
  'Duplicate request',
  'Repeated request',
  'clientId already exists',
  'transfer operation processing',
  'The withdrawal request is being processed.',
  'Settlement / Transfer in progress, please try again in few seconds',
  'You have pending transaction',
  'Operation may or may not have succeeded.',
  'Service temporarily unavailable',
  'The withdrawal is delayed (the delayed withdrawal is triggered)',
  'Your withdrawal is on hold',
  'Queued and sent tomorrow, as the daily limit is exceeded',
  'Your withdrawal is under review',
  'Awaiting approval of the minimum',
  'Insufficient balance: the request has been submitted',
]

test.each(moneyTables)(
  '%s: no text of a time-out, maintenance, duplicate or pending call is a refusal',
  (_name, table) => {
    for (const rule of table.rules)
      for (const { code, status } of errorsOf(rule).slice(0, 3))
        for (const message of openTexts) {
          const error = { status, code, message }
          expect(isCertainRefusal(findRule(table, error), error), `${code}: ${message}`).toBe(false)
        }
  },
)

const ccxtSources = new URL('../js/src/', pathToFileURL(createRequire(import.meta.url).resolve('ccxt')))

/** ccxt's names of the exchanges whose tables are compared with ccxt's. */
const ccxtNames: Readonly<Record<string, string>> = {
  alpaca: 'alpaca',
  binanceInternational: 'binance',
  bingX: 'bingx',
  bitGet: 'bitget',
  bitfinex: 'bitfinex',
  bitstamp: 'bitstamp',
  bitvavo: 'bitvavo',
  bybit: 'bybit',
  coinEx: 'coinex',
  coinbase: 'coinbase',
  coinbaseExchange: 'coinbaseexchange',
  cryptoCom: 'cryptocom',
  gateIo: 'gate',
  geminiDirect: 'gemini',
  huobi: 'htx',
  kraken: 'kraken',
  kuCoin: 'kucoin',
  mexc: 'mexc',
  okx: 'okx',
  poloniex: 'poloniex',
  upbit: 'upbit',
  whiteBit: 'whitebit',
}

/** Error classes of ccxt that leave the outcome unknown. */
const openClasses = new Set([
  'DDoSProtection',
  'DuplicateOrderId',
  'ExchangeClosedByUser',
  'ExchangeNotAvailable',
  'NetworkError',
  'OnMaintenance',
  'OperationFailed',
  'RateLimitExceeded',
  'RequestTimeout',
])

/** Codes for which the exchange's own document contradicts ccxt's class. */
const documented: Readonly<Record<string, string>> = {
  'gateIo API_WITHDRAW_DISABLED': 'withdrawals by API are switched off',
  'okx 50011': 'the request is rejected because of the rate limit',
}

const classesOf = (exceptions: object): [key: string, className: string][] =>
  Object.entries(exceptions).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'function') return [[key, value.name] as [string, string]]
    return typeof value === 'object' && value !== null ? classesOf(value) : []
  })

test.each(Object.entries(ccxtNames))(
  '%s: nothing that ccxt calls a time-out, unavailable or a duplicate is a refusal',
  async (type, id) => {
    const module = (await import(new URL(`${id}.js`, ccxtSources).href)) as {
      default: new () => { exceptions: object }
    }
    const table = errorTables[type]?.withdrawal
    if (table === undefined) throw new Error(`no table of ${type}`)
    const open = classesOf(new module.default().exceptions).filter(([, className]) => openClasses.has(className))
    const refused = open
      .map(([key]) => key)
      .filter(key => documented[`${type} ${key}`] === undefined)
      .filter(key =>
        [
          { status: 400, code: key, message: '' },
          { status: 400, code: 'no row has this code', message: key },
        ].some(error => isCertainRefusal(findRule(table, error), error)),
      )
    expect(refused).toEqual([])
  },
)

/** Texts that make a pattern backtrack: parts of a match, repeated and never completed. */
const hostileTexts = (pattern: RegExp): string[] => {
  const [sample = 'address '] = samplesOf(pattern)
  const starts = [sample.slice(0, Math.ceil(sample.length / 2)), 'you have only ip invalid address ']
  return starts.map(text => text.repeat(Math.ceil(2_000_000 / text.length)))
}

/** Minimum CPU time of up to three runs, which other work on the machine hardly affects. */
const cpuMs = (run: () => void, tries = 3): number => {
  const begun = process.cpuUsage()
  run()
  const ms = process.cpuUsage(begun).user / 1_000
  return ms < 50 || tries === 1 ? ms : Math.min(ms, cpuMs(run, tries - 1))
}

const patterns = new Map(
  tables.flatMap(([, table]) =>
    table.rules.flatMap(({ message }) =>
      message === undefined ? [] : [[message.source, { message, table }] as const],
    ),
  ),
)

test.each([...patterns])(
  '2 MB of hostile text for /%s/ block the process for at most 50 ms',
  (_source, { message: pattern, table }) => {
    for (const message of hostileTexts(pattern)) {
      const error = { status: 400, code: message, message }
      expect(cpuMs(() => isCertainRefusal(findRule(table, error), error))).toBeLessThan(50)
    }
  },
)
