import { type ConnectedAccount, ConnectorError, type Credentials } from '@rialto/core'
import type { EgressRequest } from '@rialto/egress'
import Type, { type TSchema } from 'typebox'
import { createNonces } from '../../kit/signing/createNonces.ts'
import type { ExchangeContext } from '../../kit/exchangeContext.ts'
import { Amount, type Check, checkOf, Decimal, FittingRecord, FittingRows, nullable, Text } from '@rialto/contract'
import { signedRead } from '../../kit/signing/signedRead.ts'
import { krakenHost } from './descriptor.ts'
import { tableFor } from './errors.ts'
import { encodeQuery, hmac, ownSigner, sha256 } from '../../kit/signing/signer.ts'

/** Every response without an error. Numbers are parsed as text. */
interface Answered<T> {
  result: T
}

// `T` is generic here, so the compiler cannot infer the type of the object around it.
const answered = <T extends TSchema>(result: T): Check<Answered<Type.Static<T>>> =>
  checkOf(Type.Object({ error: Type.Array(Type.String()), result })) as unknown as Check<Answered<Type.Static<T>>>

const OptionalText = Type.Optional(nullable(Type.String({ maxLength: 512 })))
/** Unix seconds, sometimes with a fraction. */
const Seconds = Type.String({ pattern: '^\\d{1,11}(\\.\\d{1,9})?$' })

const isKeyInfo = answered(
  Type.Object({ iban: Type.String({ minLength: 4, maxLength: 64 }), permissions: Type.Array(Text, { maxItems: 100 }) }),
)

const Balance = Type.Object({
  balance: Decimal,
  hold_trade: Decimal,
  credit: Type.Optional(Decimal),
  credit_used: Type.Optional(Decimal),
})
export const isBalances = answered(FittingRecord(Balance, { of: 'balances' }))

const Asset = Type.Object({
  altname: Text,
  decimals: Type.String({ pattern: '^\\d{1,2}$' }),
  status: Type.Optional(Text),
})
export type KrakenAsset = Type.Static<typeof Asset>
/** Validated per asset: `fitting` leaves out invalid rows. */
export const isAssets = answered(Type.Record(Type.String({ maxLength: 32 }), Type.Unknown()))
export const isAsset = checkOf(Asset)

const Rows = Type.Array(Type.Unknown(), { maxItems: 2_000 })
export const isMethods = answered(Rows)
export const isDepositMethod = checkOf(Type.Object({ method: Text }))

const DepositAddress = Type.Object({
  address: Text,
  /** `0`: never. */
  expiretm: Type.Optional(Seconds),
  tag: OptionalText,
  memo: OptionalText,
})
export type KrakenDepositAddress = Type.Static<typeof DepositAddress>
export const isDepositAddresses = answered(Type.Array(DepositAddress, { maxItems: 1_000 }))

const WithdrawMethod = Type.Object({
  asset: Text,
  method: Text,
  network: OptionalText,
  minimum: Amount,
  fee: Type.Optional(nullable(Type.Object({ asset: Text, fee: Amount }))),
})
export type KrakenWithdrawMethod = Type.Static<typeof WithdrawMethod>
export const isWithdrawMethod = checkOf(WithdrawMethod)

const SavedAddress = Type.Object({
  address: Text,
  method: Text,
  /** The name that the user gave it: withdrawals refer to it by this name. */
  key: Text,
  verified: Type.Optional(Type.Boolean()),
  memo: OptionalText,
  tag: OptionalText,
})
export const isSavedAddresses = answered(Type.Array(SavedAddress, { maxItems: 5_000 }))

export const isWithdrawInfo = answered(Type.Object({ limit: Amount, amount: Decimal, fee: Amount }))

/** `FTQcuak-V6Za8qrWnhzTx67yYHz8Tg`: never only digits, so a number in its place, such as `4e-323`, is not an id. */
const Refid = Type.String({ pattern: '^(?=.*[A-DF-Za-df-z])[A-Za-z0-9-]{6,64}$' })

/** Response of the withdraw call. A success counts only with an id. */
export const isWithdrawn = answered(Type.Object({ refid: Refid }))

const Movement = Type.Object({
  asset: Text,
  method: Type.String({ maxLength: 256 }),
  network: OptionalText,
  refid: Text,
  txid: OptionalText,
  /** The address. */
  info: OptionalText,
  amount: Amount,
  fee: Type.Optional(nullable(Amount)),
  time: Seconds,
  status: Text,
  'status-prop': OptionalText,
})
export type KrakenMovement = Type.Static<typeof Movement>
export const isMovements = answered(FittingRows(Movement, { of: 'transfers', maxItems: 5_000 }))

export interface KrakenKey {
  key: string
  /** Base64, as Kraken shows it. */
  secret: string
}

/** Base64 of the HMAC-SHA512, under the decoded secret, of the path and the SHA-256 of nonce and body. */
export const signatureOf = (secret: string, path: string, nonce: string, body: string): string =>
  hmac('sha512', Buffer.from(secret, 'base64'), Buffer.concat([Buffer.from(path), sha256(`${nonce}${body}`)]), 'base64')

/** A private call with its nonce and its signature: the text signed is the text sent. */
export const signRequest = ({ key, secret }: KrakenKey, nonce: string, request: EgressRequest): EgressRequest => {
  const form = request.body ?? ''
  const body = form === '' ? `nonce=${nonce}` : `nonce=${nonce}&${form}`
  const { pathname } = new URL(request.url)
  return {
    ...request,
    headers: { ...request.headers, 'api-key': key, 'api-sign': signatureOf(secret, pathname, nonce, body) },
    body,
  }
}

/** One private call, all of which are POSTs. */
export interface KrakenEndpoint {
  method: 'POST'
  /** `BalanceEx` */
  call: string
  parameters?: Readonly<Record<string, string>>
}

export type KrakenContext = ExchangeContext<KrakenKey, KrakenEndpoint>

const keyForm = /^[A-Za-z0-9+/=]{1,256}$/

/**
 * The key to sign with. A key that has expired by our clock is not used: Kraken would report it as unknown, and it can
 * be renewed.
 */
export const keyOf = (credentials: Credentials, nowMs: number): KrakenKey => {
  if (credentials.kind !== 'apiKey' || !keyForm.test(credentials.key) || !keyForm.test(credentials.secret))
    throw new ConnectorError('credentialsInvalid', 'Kraken requires an API key and its private key')
  if (credentials.expiresAtMs !== undefined && credentials.expiresAtMs <= nowMs)
    throw new ConnectorError('tokenExpired', 'Access to Kraken has expired')
  return { key: credentials.key, secret: credentials.secret }
}

const requestOf = ({ method, call, parameters = {} }: KrakenEndpoint): EgressRequest => ({
  method,
  url: `https://${krakenHost}/0/private/${call}`,
  headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
  body: encodeQuery(parameters),
})

export const krakenSigner = ownSigner<KrakenKey, KrakenEndpoint>({
  accessOf: (credentials, { nowMs }) => keyOf(credentials, nowMs),
  secretsOf: ({ key, secret }) => [key, secret],
  sign: (key, endpoint, { nonce }) => signRequest(key, nonce, requestOf(endpoint)),
  nonces: { create: parts => createNonces(parts), keyOf: ({ key }) => key },
  tableFor: ({ call }) => tableFor(call),
})

interface KrakenRead<T> extends Omit<KrakenEndpoint, 'method'> {
  check: Check<Answered<T>>
  /** Changes something: sent once. */
  once?: true
}

export const krakenRead = async <T>(
  context: KrakenContext,
  key: KrakenKey,
  { once, ...read }: KrakenRead<T>,
): Promise<T> => {
  const endpoint = { ...read, method: 'POST' } as const
  const { result } = await signedRead(context, key, once === true ? endpoint : { ...endpoint, readOnly: true })
  return result
}

interface KeyInspection {
  account: ConnectedAccount
  mayQuery: boolean
  mayWithdraw: boolean
}

/** The permissions of a key, and its account (its IIBAN, which never changes). */
export const inspectKey = async (context: KrakenContext, key: KrakenKey): Promise<KeyInspection> => {
  const info = await krakenRead(context, key, { call: 'GetApiKeyInfo', check: isKeyInfo })
  const upstreamId = info.iban.replace(/\s/g, '')
  return {
    account: { upstreamId, name: `Kraken ${upstreamId}` },
    mayQuery: info.permissions.includes('query-funds'),
    mayWithdraw: info.permissions.includes('withdraw-funds'),
  }
}
