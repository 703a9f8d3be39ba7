import { ConnectorError, type Credentials } from '@rialto/core'
import type { EgressRequest } from '@rialto/egress'
import Type from 'typebox'
import { callInstitution } from '../../kit/http/callInstitution.ts'
import type { ExchangeContext } from '../../kit/exchangeContext.ts'
import type { HttpContext } from '../../kit/http/errorTable.ts'
import { Amount, checkOf, FittingRows, nullable, Text } from '@rialto/contract'
import { signedRead } from '../../kit/signing/signedRead.ts'
import { encodeQuery, type Endpoint, hmac, ownSigner } from '../../kit/signing/signer.ts'
import type { BinanceVariant } from './descriptor.ts'
import { fitting } from '../../kit/http/asConnectorError.ts'

export interface BinanceKey {
  key: string
  secret: string
}

export interface BinanceEndpoint extends Endpoint {
  path: string
  parameters?: Readonly<Record<string, string>>
  maxResponseBytes?: number
}

export type BinanceContext = ExchangeContext<BinanceKey, BinanceEndpoint> & { variant: BinanceVariant }

/** Allowed characters of headers and HMAC inputs: printable, no blanks. */
const printable = /^[\x21-\x7e]{1,256}$/

export const keyOf = (credentials: Credentials): BinanceKey => {
  if (credentials.kind === 'apiKey' && printable.test(credentials.key) && credentials.secret !== '') {
    return { key: credentials.key, secret: credentials.secret }
  }
  throw new ConnectorError('credentialsInvalid', 'This account requires an API key and its secret')
}

/** The parameters in their order, and after them the hex HMAC-SHA256 of that very text under the secret key. */
export const signQuery = (secret: string, parameters: Readonly<Record<string, string>>): string => {
  const query = encodeQuery(parameters)
  return `${query}&signature=${hmac('sha256', secret, query, 'hex')}`
}

const recvWindow = '5000'

/** A signed call. Parameters travel in the body of a POST, else in the query. */
const sign = (
  host: string,
  { key, secret }: BinanceKey,
  { method = 'GET', path, parameters, maxResponseBytes }: BinanceEndpoint,
  nowMs: number,
): EgressRequest => {
  const signed = signQuery(secret, { ...parameters, recvWindow, timestamp: String(nowMs) })
  const headers = { accept: 'application/json', 'x-mbx-apikey': key }
  const url = `https://${host}${path}`
  const limit = maxResponseBytes === undefined ? {} : { maxResponseBytes }
  if (method !== 'POST') return { method, url: `${url}?${signed}`, headers, ...limit }
  const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
  return { method, url, headers: form, body: signed, ...limit }
}

export const binanceSigner = ({ host }: BinanceVariant) =>
  ownSigner<BinanceKey, BinanceEndpoint>({
    accessOf: keyOf,
    secretsOf: ({ key, secret }) => [key, secret],
    sign: (key, endpoint, { nowMs }) => sign(host, key, endpoint, nowMs),
    serverTime: http => fetchServerTime(http, host),
  })

const isTime = checkOf(Type.Object({ serverTime: Type.Integer({ minimum: 1 }) }))

const fetchServerTime = async (http: HttpContext, host: string): Promise<number> => {
  const headers = { accept: 'application/json' }
  const request = { method: 'GET', url: `https://${host}/api/v3/time`, headers } as const
  return (await callInstitution(http, { request: () => request, check: isTime })).serverTime
}

const isRestrictions = checkOf(
  Type.Object({ enableReading: Type.Boolean(), enableWithdrawals: Type.Boolean(), ipRestrict: Type.Boolean() }),
)

/** The permissions of the key. */
export const fetchRestrictions = (context: BinanceContext, key: BinanceKey) =>
  signedRead(context, key, { path: '/sapi/v1/account/apiRestrictions', check: isRestrictions })

const SpotBalance = Type.Object({ asset: Text, free: Amount, locked: Amount })
const isSpotAccount = checkOf(
  Type.Object({
    uid: Type.Optional(Type.Integer({ minimum: 0 })),
    canWithdraw: Type.Boolean(),
    commissionRates: Type.Optional(Type.Object({ taker: Amount })),
    balances: FittingRows(SpotBalance, { of: 'balances', maxItems: 5_000 }),
  }),
)

export const fetchSpotAccount = (context: BinanceContext, key: BinanceKey) =>
  signedRead(context, key, { path: '/api/v3/account', check: isSpotAccount })

const FundingBalance = Type.Object({ asset: Text, free: Amount, locked: Amount, freeze: Amount })
const isFundingAssets = checkOf(FittingRows(FundingBalance, { of: 'balances', maxItems: 5_000 }))

/** Empty if the variant has no such wallet. */
export const fetchFundingAssets = async (context: BinanceContext, key: BinanceKey) =>
  context.variant.hasFundingWallet
    ? signedRead(context, key, { method: 'POST', path: '/sapi/v1/asset/get-funding-asset', check: isFundingAssets })
    : []

const isRows = checkOf(Type.Array(Type.Unknown(), { minItems: 1, maxItems: 20_000 }))
const isNamed = checkOf(Type.Object({ coin: Text }))
const isCoin = checkOf(Type.Object({ coin: Text, networkList: Type.Array(Type.Unknown(), { maxItems: 200 }) }))

const Network = Type.Object({
  network: Text,
  depositEnable: Type.Boolean(),
  withdrawEnable: Type.Boolean(),
  withdrawFee: Amount,
  withdrawMin: Amount,
  withdrawMax: Amount,
  withdrawIntegerMultiple: Amount,
  busy: Type.Optional(Type.Boolean()),
  contractAddress: Type.Optional(Type.Unknown()),
})
export type BinanceNetwork = Type.Static<typeof Network>
const isNetwork = checkOf(Network)

/** The document contains every coin with its notices. */
const maxListBytes = 16 * 1024 * 1024

/**
 * Binance's networks of a coin, read on each call because fees change. Empty for an unknown coin. Only the requested
 * coin is validated: an invalid row disables only its network, or its coin.
 */
export const fetchNetworks = async (
  context: BinanceContext,
  key: BinanceKey,
  symbol: string,
): Promise<BinanceNetwork[]> => {
  const path = '/sapi/v1/capital/config/getall'
  const rows = await signedRead(context, key, { path, check: isRows, maxResponseBytes: maxListBytes })
  const coin: unknown = fitting(context.variant.name, rows, isNamed).find(entry => entry.coin === symbol)
  return coin === undefined
    ? []
    : fitting(context.variant.name, [coin], isCoin).flatMap(({ networkList }) =>
        fitting(context.variant.name, networkList, isNetwork),
      )
}

const OptionalText = Type.Optional(nullable(Type.String({ maxLength: 256 })))
const isDepositAddress = checkOf(Type.Object({ coin: Text, address: Text, tag: OptionalText }))

export const fetchDepositAddress = (context: BinanceContext, key: BinanceKey, coin: string, network: string) =>
  signedRead(context, key, {
    path: '/sapi/v1/capital/deposit/address',
    check: isDepositAddress,
    parameters: { coin, network },
  })

export const withdrawPath = '/sapi/v1/capital/withdraw/apply'

/** Response of the withdraw call. A success counts only with an id. */
export const isApplied = checkOf(Type.Object({ id: Text }))

const isNothing = checkOf(Type.Never())

/** The withdraw call without coin, address and amount: it can send nothing and is always rejected. */
export const tryWithdrawing = (context: BinanceContext, key: BinanceKey): Promise<never> =>
  signedRead(context, key, { method: 'POST', path: withdrawPath, check: isNothing })

const Withdrawal = Type.Object({
  id: Text,
  amount: Amount,
  transactionFee: Type.Optional(Amount),
  coin: Text,
  status: Type.Integer(),
  address: Text,
  addressTag: OptionalText,
  network: OptionalText,
  withdrawOrderId: OptionalText,
  txId: OptionalText,
  /** 1: inside Binance, on no chain. 0: on its network. */
  transferType: Type.Optional(Type.Integer()),
  info: Type.Optional(nullable(Type.String({ maxLength: 2048 }))),
  /** UTC, `2026-01-12 11:12:02`. */
  applyTime: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$' }),
})
export type BinanceWithdrawal = Type.Static<typeof Withdrawal>
const isWithdrawals = checkOf(
  FittingRows(Withdrawal, {
    of: 'transfers',
    maxItems: 1_000,
    fits: ({ applyTime }) => !Number.isNaN(Date.parse(`${applyTime.replace(' ', 'T')}Z`)),
  }),
)

export const fetchWithdrawals = (
  context: BinanceContext,
  key: BinanceKey,
  parameters: Readonly<Record<string, string>>,
): Promise<BinanceWithdrawal[]> =>
  signedRead(context, key, { path: '/sapi/v1/capital/withdraw/history', check: isWithdrawals, parameters })

/** Every time that a date can have. */
const UnixMs = Type.Integer({ minimum: 1, maximum: 8_640_000_000_000_000 })

const Deposit = Type.Object({
  /** Not at Binance.US. */
  id: Type.Optional(Text),
  amount: Amount,
  coin: Text,
  network: OptionalText,
  status: Type.Integer(),
  address: Type.String({ maxLength: 256 }),
  addressTag: OptionalText,
  txId: OptionalText,
  insertTime: UnixMs,
})
export type BinanceDeposit = Type.Static<typeof Deposit>
const isDeposits = checkOf(FittingRows(Deposit, { of: 'transfers', maxItems: 1_000 }))

export const fetchDeposits = (
  context: BinanceContext,
  key: BinanceKey,
  parameters: Readonly<Record<string, string>>,
): Promise<BinanceDeposit[]> =>
  signedRead(context, key, { path: '/sapi/v1/capital/deposit/hisrec', check: isDeposits, parameters })
