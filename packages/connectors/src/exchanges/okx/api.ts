import Type, { type TSchema } from 'typebox'
import { ConnectorError, type Credentials } from '@rialto/core'
import { defined } from '@rialto/defined'
import type { EgressRequest } from '@rialto/egress'
import { callInstitution } from '../../kit/http/callInstitution.ts'
import type { ExchangeContext } from '../../kit/exchangeContext.ts'
import type { HttpContext } from '../../kit/http/errorTable.ts'
import { Amount, type Check, checkOf, Decimal, FittingRows, nullable, Text } from '@rialto/contract'
import { signedRead } from '../../kit/signing/signedRead.ts'
import { keyHeader, okxHost } from './descriptor.ts'
import { encodeQuery, hmac, ownSigner } from '../../kit/signing/signer.ts'

export interface OkxKey {
  key: string
  secret: string
  passphrase: string
}

/** Allowed characters of a header: printable, no blanks. */
const printable = /^[\x21-\x7e]{1,256}$/

export const keyOf = (credentials: Credentials): OkxKey => {
  if (credentials.kind === 'apiKey') {
    const { key, secret, passphrase = '' } = credentials
    if (printable.test(key) && secret !== '' && printable.test(passphrase)) return { key, secret, passphrase }
  }
  throw new ConnectorError('credentialsInvalid', 'OKX requires an API key, its secret key and its passphrase')
}

/**
 * The four headers of a signed call: the signature is the base64 HMAC-SHA256, under the secret, of time, method, path with
 * query, and body in one piece. The time is ISO 8601 to the millisecond; a request is void thirty seconds after it.
 */
export const signHeaders = (
  { key, secret, passphrase }: OkxKey,
  timeMs: number,
  { method, path, body }: { method: EgressRequest['method']; path: string; body: string },
): Record<string, string> => {
  const time = new Date(timeMs).toISOString()
  return {
    [keyHeader]: key,
    'ok-access-passphrase': passphrase,
    'ok-access-timestamp': time,
    'ok-access-sign': hmac('sha256', secret, `${time}${method}${path}${body}`, 'base64'),
  }
}

interface OkxEndpoint {
  method?: 'GET' | 'POST'
  path: string
  /** Of a GET. */
  parameters?: Readonly<Record<string, string>>
  /** Of a POST. */
  body?: object
}

export type OkxContext = ExchangeContext<OkxKey, OkxEndpoint>

/** Signs exactly the text that is sent: the path with its query, and the body. */
const signedRequest = (key: OkxKey, endpoint: OkxEndpoint, nowMs: number): EgressRequest => {
  const { method = 'GET', parameters = {} } = endpoint
  const query = encodeQuery(parameters)
  const path = query === '' ? endpoint.path : `${endpoint.path}?${query}`
  const body = endpoint.body === undefined ? '' : JSON.stringify(endpoint.body)
  const signed = signHeaders(key, nowMs, { method, path, body })
  const headers = { accept: 'application/json', ...signed }
  const url = `https://${okxHost}${path}`
  return body === ''
    ? { method, url, headers }
    : { method, url, headers: { ...headers, 'content-type': 'application/json' }, body }
}

/**
 * OKX's responses after `parseLossless`: numbers and texts are both texts here. A `code` other than 0 is handled by
 * the error table before.
 */
interface Enveloped<T> {
  code: '0'
  data: T[]
}

const enveloped = <T extends TSchema>(data: T) => checkOf(Type.Object({ code: Type.Literal('0'), data }))
const listOf = <T extends TSchema>(row: T, bounds: { minItems?: number; maxItems: number }) =>
  enveloped(Type.Array(row, bounds))
const oneOf = <T extends TSchema>(row: T) => listOf(row, { minItems: 1, maxItems: 1 })

/** An amount, or the empty text for none. */
const OrNone = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Literal('')])
const Short = Type.String({ maxLength: 256 })
const Optional = Type.Optional(nullable(Short))
const Milliseconds = Type.String({ pattern: '^\\d{13}$' })
const Id = Type.String({ pattern: '^[1-9]\\d{0,31}$' })

interface RowsRead<T> {
  path: string
  check: Check<Enveloped<T>>
  parameters?: Readonly<Record<string, string>>
}

const fetchRows = async <T>(context: OkxContext, key: OkxKey, read: RowsRead<T>): Promise<T[]> =>
  (await signedRead(context, key, read)).data

const isTime = oneOf(Type.Object({ ts: Milliseconds }))

/** OKX's time, by the public endpoint. */
const readServerTime = async (http: HttpContext): Promise<number> => {
  const url = `https://${okxHost}/api/v5/public/time`
  const request = { method: 'GET', url, headers: { accept: 'application/json' } } as const
  const [time] = (await callInstitution(http, { request: () => request, check: isTime })).data
  if (time === undefined) throw new ConnectorError('malformed', 'OKX returned no server time')
  return Number(time.ts)
}

export const okxSigner = ownSigner<OkxKey, OkxEndpoint>({
  accessOf: keyOf,
  secretsOf: ({ key, secret, passphrase }) => [key, secret, passphrase],
  sign: (key, endpoint, { nowMs }) => signedRequest(key, endpoint, nowMs),
  serverTime: readServerTime,
})

const isConfiguration = oneOf(
  Type.Object({
    uid: Id,
    /** Another than `uid`: a sub-account. */
    mainUid: Id,
    /** Separated by commas: `read_only`, `trade`, `withdraw`. */
    perm: Short,
  }),
)

/** The permissions of the key, and its account. */
export const fetchConfiguration = async (context: OkxContext, key: OkxKey) => {
  const [configuration] = await fetchRows(context, key, { path: '/api/v5/account/config', check: isConfiguration })
  if (configuration !== undefined) return configuration
  throw new ConnectorError('malformed', 'OKX did not return the permissions of the API key')
}

const FundingBalance = Type.Object({ ccy: Text, bal: Decimal, availBal: Decimal })
const isFundingBalances = enveloped(FittingRows(FundingBalance, { of: 'balances', maxItems: 5_000 }))

export const fetchFunding = (context: OkxContext, key: OkxKey) =>
  fetchRows(context, key, { path: '/api/v5/asset/balances', check: isFundingBalances })

const Held = Type.Object({ ccy: Text, cashBal: Decimal, availBal: OrNone(Decimal) })
const isTradingBalance = oneOf(Type.Object({ details: FittingRows(Held, { of: 'balances', maxItems: 5_000 }) }))

export const fetchTrading = async (context: OkxContext, key: OkxKey) =>
  (await fetchRows(context, key, { path: '/api/v5/account/balance', check: isTradingBalance })).flatMap(
    ({ details }) => details,
  )

const isRows = listOf(Type.Unknown(), { maxItems: 500 })

/** One row for each chain of the coin, not validated here: `readChains` in assets.ts keeps the valid ones. */
export const fetchChainRows = (context: OkxContext, key: OkxKey, symbol: string): Promise<unknown[]> =>
  fetchRows(context, key, { path: '/api/v5/asset/currencies', check: isRows, parameters: { ccy: symbol } })

const Chain = Type.Object({
  ccy: Text,
  /** Empty for some fiat. */
  chain: Short,
  canDep: Type.Boolean(),
  canWd: Type.Boolean(),
  fee: OrNone(Amount),
  minWd: OrNone(Amount),
  maxWd: OrNone(Amount),
  wdTickSz: OrNone(Type.String({ pattern: '^\\d{1,2}$' })),
  /** A share of the amount that is burnt. */
  burningFeeRate: Type.Optional(OrNone(Amount)),
  /** The last six characters of the contract. */
  ctAddr: Type.Optional(Type.Unknown()),
})
export type OkxChain = Type.Static<typeof Chain>
export const isChain = checkOf(Chain)

const Attachment = Type.Optional(nullable(Type.Record(Type.String({ maxLength: 64 }), Type.Unknown())))
const Tags = { tag: Optional, memo: Optional, pmtId: Optional, addrEx: Attachment }
const tagNames = ['tag', 'memo', 'pmtId'] as const

/** A tag under any of its names: `tag`, `memo`, `pmtId`, or the one member of `addrEx` (`{"comment": "123456"}`). */
export const tagOf = (row: Type.Static<ReturnType<typeof Type.Object<typeof Tags>>>): string | undefined => {
  const attached = Object.values(row.addrEx ?? {}).filter(value => typeof value === 'string')
  return [...tagNames.map(name => row[name]), ...attached].find(tag => tag != null && tag !== '') ?? undefined
}

const isDepositAddresses = listOf(
  Type.Object({ ...Tags, ccy: Text, chain: Text, addr: Short, selected: Type.Optional(Type.Boolean()) }),
  { maxItems: 1_000 },
)

/** The addresses of a coin on all its chains. */
export const fetchDepositAddresses = (context: OkxContext, key: OkxKey, symbol: string) =>
  fetchRows(context, key, {
    path: '/api/v5/asset/deposit-address',
    check: isDepositAddresses,
    parameters: { ccy: symbol },
  })

export const withdrawalPath = '/api/v5/asset/withdrawal'

/** Response of the withdraw call. A success counts only with an id. */
export const isCreated = oneOf(Type.Object({ wdId: Id }))

const Shared = {
  ...Tags,
  ccy: Text,
  chain: Optional,
  amt: Amount,
  txId: Type.Optional(nullable(Type.String({ maxLength: 512 }))),
  state: Text,
  to: Optional,
  ts: Milliseconds,
}
const Sent = Type.Object({ ...Shared, wdId: Id, clientId: Optional, fee: Optional, feeCcy: Optional, note: Optional })
export type OkxSent = Type.Static<typeof Sent>
const Received = Type.Object({ ...Shared, depId: Id, actualDepBlkConfirm: Optional })
export type OkxReceived = Type.Static<typeof Received>

const isSent = enveloped(FittingRows(Sent, { of: 'transfers', maxItems: 500 }))
const isReceived = enveloped(FittingRows(Received, { of: 'transfers', maxItems: 500 }))

/** OKX's most per page. */
export const pageSize = 100

export interface RecordQuery {
  symbol?: string
  /** OKX's own id: of the withdrawal, or of the deposit. */
  id?: string
  /** Our reference in OKX's form: withdrawals only. */
  clientId?: string
  hash?: string
  /** Only records before this time, in Unix milliseconds. */
  beforeMs?: number
}

/** "Withdrawal ID does not exist", for a filter that finds nothing. */
const nothingThere = '58215'

const fetchRecords = async <T>(
  context: OkxContext,
  key: OkxKey,
  { symbol, hash, beforeMs }: RecordQuery,
  { parameters, ...kind }: RowsRead<T>,
): Promise<T[]> =>
  fetchRows(context, key, {
    ...kind,
    parameters: {
      ...parameters,
      ...(symbol === undefined ? {} : { ccy: symbol }),
      ...(hash === undefined ? {} : { txId: hash }),
      // OKX pages backwards: "after" is further back.
      ...(beforeMs === undefined ? {} : { after: String(beforeMs) }),
      limit: String(pageSize),
    },
  }).catch((error: unknown) => {
    if (error instanceof ConnectorError && error.upstreamCode === nothingThere) return []
    throw error
  })

/**
 * One page of withdrawals, newest first. Includes those that OKX settled internally, because an order may have become
 * one.
 */
export const fetchSent = (context: OkxContext, key: OkxKey, query: RecordQuery): Promise<OkxSent[]> =>
  fetchRecords(context, key, query, {
    path: '/api/v5/asset/withdrawal-history',
    check: isSent,
    parameters: defined({ wdId: query.id, clientId: query.clientId }),
  })

/** Deposits from a chain, newest first, a page at most. */
export const fetchReceived = (context: OkxContext, key: OkxKey, query: RecordQuery): Promise<OkxReceived[]> =>
  fetchRecords(context, key, query, {
    path: '/api/v5/asset/deposit-history',
    check: isReceived,
    parameters: { type: '4', ...defined({ depId: query.id }) },
  })
