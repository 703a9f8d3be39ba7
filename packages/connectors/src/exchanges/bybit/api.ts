import Type, { type TSchema } from 'typebox'
import { ConnectorError, type Credentials } from '@rialto/core'
import type { EgressRequest } from '@rialto/egress'
import { callInstitution } from '../../kit/http/callInstitution.ts'
import type { ExchangeContext } from '../../kit/exchangeContext.ts'
import type { HttpContext } from '../../kit/http/errorTable.ts'
import { Amount, type Check, checkOf, Decimal, FittingRows, listedLength, nullable, Text } from '@rialto/contract'
import { signedRead } from '../../kit/signing/signedRead.ts'
import { bybitHost, keyHeader } from './descriptor.ts'
import { encodeQuery, hmac, ownSigner } from '../../kit/signing/signer.ts'

export interface BybitKey {
  key: string
  secret: string
}

/** Allowed characters of headers and HMAC inputs: printable, no blanks. */
const printable = /^[\x21-\x7e]{1,256}$/

export const keyOf = (credentials: Credentials): BybitKey => {
  if (credentials.kind === 'apiKey' && printable.test(credentials.key) && credentials.secret !== '') {
    return { key: credentials.key, secret: credentials.secret }
  }
  throw new ConnectorError('credentialsInvalid', 'Bybit requires an API key and its secret')
}

/** How long a request is valid, by Bybit's clock. */
const recvWindowMs = '5000'

/**
 * The four headers of a signed call: the signature is the hex HMAC-SHA256, with the secret, of the concatenated
 * timestamp, key, window and payload (the query of a GET, the body of a POST).
 */
export const signHeaders = (
  { key, secret }: BybitKey,
  timestampMs: number,
  payload: string,
): Record<string, string> => ({
  [keyHeader]: key,
  'x-bapi-timestamp': String(timestampMs),
  'x-bapi-recv-window': recvWindowMs,
  'x-bapi-sign': hmac('sha256', secret, `${timestampMs}${key}${recvWindowMs}${payload}`, 'hex'),
})

export interface BybitEndpoint {
  method?: 'GET' | 'POST'
  path: string
  /** Of a GET. */
  parameters?: Readonly<Record<string, string>>
  /** Of a POST, with the time it is signed at. */
  body?: (timestamp: number) => object
}

export type BybitContext = ExchangeContext<BybitKey, BybitEndpoint>

/** Signs exactly the text that is sent: the query of a GET, the body of a POST. */
const signedRequest = (key: BybitKey, endpoint: BybitEndpoint, nowMs: number): EgressRequest => {
  const { method = 'GET', path, parameters = {}, body } = endpoint
  const accept = 'application/json'
  if (body === undefined) {
    const query = encodeQuery(parameters)
    const url = `https://${bybitHost}${path}${query === '' ? '' : `?${query}`}`
    return { method, url, headers: { accept, ...signHeaders(key, nowMs, query) } }
  }
  const text = JSON.stringify(body(nowMs))
  const headers = { accept, 'content-type': 'application/json', ...signHeaders(key, nowMs, text) }
  return { method, url: `https://${bybitHost}${path}`, headers, body: text }
}

/**
 * Bybit's responses after `parseLossless`: numbers and texts are both texts here. A `retCode` other than 0 is handled
 * by the error table before.
 */
interface Enveloped<T> {
  retCode: '0'
  result: T
}

const enveloped = <T extends TSchema>(result: T) => checkOf(Type.Object({ retCode: Type.Literal('0'), result }))

/** An amount, or the empty text for none. */
export const OrNone = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Literal('')])
export const Short = Type.String({ maxLength: 256 })
export const Milliseconds = Type.String({ pattern: '^\\d{13}$' })

interface ResultRead<T> {
  path: string
  check: Check<Enveloped<T>>
  parameters?: Readonly<Record<string, string>>
}

const fetchResult = async <T>(context: BybitContext, key: BybitKey, read: ResultRead<T>): Promise<T> =>
  (await signedRead(context, key, read)).result

const isTime = checkOf(Type.Object({ retCode: Type.Literal('0'), time: Milliseconds }))

/** Bybit's time, by the public endpoint. */
const readServerTime = async (http: HttpContext): Promise<number> => {
  const url = `https://${bybitHost}/v5/market/time`
  const request = { method: 'GET', url, headers: { accept: 'application/json' } } as const
  return Number((await callInstitution(http, { request: () => request, check: isTime })).time)
}

export const bybitSigner = ownSigner<BybitKey, BybitEndpoint>({
  accessOf: keyOf,
  secretsOf: ({ key, secret }) => [key, secret],
  sign: (key, endpoint, { nowMs }) => signedRequest(key, endpoint, nowMs),
  serverTime: readServerTime,
})

const isKeyInformation = enveloped(
  Type.Object({
    userID: Type.String({ pattern: '^[1-9]\\d{0,19}$' }),
    /** 0: read and write. */
    readOnly: Type.String({ pattern: '^\\d$' }),
    isMaster: Type.Boolean(),
    permissions: Type.Object({ Wallet: Type.Array(Text, { maxItems: 50 }) }),
  }),
)

/** The permissions of the key, and its account. */
export const fetchKeyInformation = (context: BybitContext, key: BybitKey) =>
  fetchResult(context, key, { path: '/v5/user/query-api', check: isKeyInformation })

const FundBalance = Type.Object({ coin: Text, walletBalance: Decimal, transferBalance: Decimal })
const isFundBalances = enveloped(
  Type.Object({
    accountType: Type.Literal('FUND'),
    balance: FittingRows(FundBalance, { of: 'balances', maxItems: 5_000 }),
  }),
)

export const fetchFund = async (context: BybitContext, key: BybitKey) =>
  (
    await fetchResult(context, key, {
      path: '/v5/asset/transfer/query-account-coins-balance',
      check: isFundBalances,
      parameters: { accountType: 'FUND' },
    })
  ).balance

const UnifiedBalance = Type.Object({ coin: Text, walletBalance: Decimal })
const UnifiedWallet = Type.Object({
  accountType: Type.Literal('UNIFIED'),
  coin: FittingRows(UnifiedBalance, { of: 'balances', maxItems: 5_000 }),
})
const isUnifiedWallet = enveloped(Type.Object({ list: Type.Array(UnifiedWallet, { minItems: 1, maxItems: 1 }) }))

export const fetchUnified = async (context: BybitContext, key: BybitKey) => {
  const { list } = await fetchResult(context, key, {
    path: '/v5/account/wallet-balance',
    check: isUnifiedWallet,
    parameters: { accountType: 'UNIFIED' },
  })
  return list.flatMap(({ coin }) => coin)
}

const isTransferable = enveloped(
  Type.Object({ availableWithdrawalMap: Type.Record(Type.String({ maxLength: 64 }), OrNone(Decimal)) }),
)

/** Transferable balances of the unified wallet, for at most 20 coins. */
export const fetchTransferable = async (context: BybitContext, key: BybitKey, symbols: readonly string[]) =>
  (
    await fetchResult(context, key, {
      path: '/v5/account/withdrawal',
      check: isTransferable,
      parameters: { coinName: symbols.join(',') },
    })
  ).availableWithdrawalMap

const Withdrawable = Type.Object({ withdrawableAmount: Decimal })
const isWithdrawable = enveloped(
  Type.Object({ withdrawableAmount: Type.Object({ FUND: Withdrawable, UTA: Type.Optional(Withdrawable) }) }),
)

/** Amounts that one withdrawal of a coin may draw from each wallet. */
export const fetchWithdrawable = async (context: BybitContext, key: BybitKey, symbol: string) => {
  const { withdrawableAmount } = await fetchResult(context, key, {
    path: '/v5/asset/withdraw/withdrawable-amount',
    check: isWithdrawable,
    parameters: { coin: symbol },
  })
  const { FUND: fund, UTA: unified } = withdrawableAmount
  return { fund: fund.withdrawableAmount, unified: unified?.withdrawableAmount ?? '0' }
}

const Chain = Type.Object({
  chain: Text,
  /** Empty: withdrawals of this coin are closed. */
  withdrawFee: OrNone(Amount),
  withdrawMin: OrNone(Amount),
  minAccuracy: Type.String({ pattern: '^\\d{1,2}$' }),
  /** 1: open. */
  chainDeposit: Text,
  chainWithdraw: Text,
  withdrawPercentageFee: Type.Optional(OrNone(Amount)),
  contractAddress: Type.Optional(Type.Unknown()),
})
export type BybitChain = Type.Static<typeof Chain>
export const isChain = checkOf(Chain)

const Coin = Type.Object({
  coin: Text,
  /** Most per withdrawal. */
  remainAmount: OrNone(Decimal),
  /** Not validated here: `readCoin` in assets.ts keeps the valid ones. */
  chains: Type.Array(Type.Unknown(), { maxItems: 200 }),
})
const isCoins = enveloped(Type.Object({ rows: Type.Array(Coin, { maxItems: 50 }) }))

export const fetchCoins = async (context: BybitContext, key: BybitKey, symbol: string) =>
  (await fetchResult(context, key, { path: '/v5/asset/coin/query-info', check: isCoins, parameters: { coin: symbol } }))
    .rows

const DepositChain = Type.Object({ chain: Text, addressDeposit: Short, tagDeposit: Type.Optional(nullable(Short)) })
const isDepositAddresses = enveloped(Type.Object({ coin: Text, chains: Type.Array(DepositChain, { maxItems: 200 }) }))

export const fetchDepositAddresses = (context: BybitContext, key: BybitKey, symbol: string, chainType: string) =>
  fetchResult(context, key, {
    path: '/v5/asset/deposit/query-address',
    check: isDepositAddresses,
    parameters: { coin: symbol, chainType },
  })

export const withdrawalPath = '/v5/asset/withdraw/create'

/** Response of the withdraw call. A success counts only with an id. */
export const isCreated = enveloped(Type.Object({ id: Text }))

/** Bybit's most per page, in every list. */
const limit = '50'

interface UpstreamPage<T> {
  rows: T[]
  nextPageCursor?: string | null
}

/** One page of a list. Absent `after`: the last one. */
export interface BybitPage<T> {
  rows: T[]
  after?: string
}

const Cursor = Type.Optional(nullable(Type.String({ maxLength: 512 })))
const paged = <T extends TSchema>(rows: T) => enveloped(Type.Object({ rows, nextPageCursor: Cursor }))

export const transferPageOf = <T extends TSchema>(row: T) => paged(FittingRows(row, { of: 'transfers', maxItems: 500 }))

/** A list ends if Bybit returns no further cursor. A repeated page is an error, because the rest is unknown. */
export const fetchPage = async <T>(
  context: BybitContext,
  key: BybitKey,
  read: ResultRead<UpstreamPage<T>>,
  cursor: string | undefined,
): Promise<BybitPage<T>> => {
  const at = cursor === undefined ? {} : { cursor }
  const { rows, nextPageCursor } = await fetchResult(context, key, {
    ...read,
    parameters: { ...read.parameters, limit, ...at },
  })
  if (nextPageCursor == null || nextPageCursor === '') return { rows }
  if (nextPageCursor !== cursor) return { rows, after: nextPageCursor }
  if (listedLength(rows) === 0) return { rows }
  throw new ConnectorError('malformed', 'Bybit returned the same page of a list twice')
}

const BookEntry = Type.Object({ address: Short, chain: Short, tag: Type.Optional(nullable(Short)) })
const isAddressBook = paged(Type.Array(BookEntry, { maxItems: 500 }))

/** A page of the addresses that the account may withdraw to on a chain. */
export const fetchAddressBook = (context: BybitContext, key: BybitKey, chain: string, cursor: string | undefined) =>
  fetchPage(
    context,
    key,
    { path: '/v5/asset/withdraw/query-address', check: isAddressBook, parameters: { chain } },
    cursor,
  )
