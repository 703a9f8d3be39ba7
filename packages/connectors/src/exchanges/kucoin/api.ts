import Type, { type TSchema } from 'typebox'
import { ConnectorError, type Credentials } from '@rialto/core'
import { defined } from '@rialto/defined'
import type { EgressRequest } from '@rialto/egress'
import { callInstitution } from '../../kit/http/callInstitution.ts'
import type { ExchangeContext } from '../../kit/exchangeContext.ts'
import type { HttpContext } from '../../kit/http/errorTable.ts'
import { Amount, type Check, checkOf, FittingRows, nullable, Text } from '@rialto/contract'
import { signedRead } from '../../kit/signing/signedRead.ts'
import { keyHeader, kucoinHost } from './descriptor.ts'
import { encodeQuery, hmac, ownSigner } from '../../kit/signing/signer.ts'

export interface KucoinKey {
  key: string
  secret: string
  passphrase: string
}

/** Allowed characters of a header: printable, no blanks. */
const printable = /^[\x21-\x7e]{1,256}$/

export const keyOf = (credentials: Credentials): KucoinKey => {
  if (credentials.kind === 'apiKey' && printable.test(credentials.key) && credentials.secret !== '') {
    const { key, secret, passphrase = '' } = credentials
    if (passphrase !== '') return { key, secret, passphrase }
  }
  throw new ConnectorError('credentialsInvalid', 'KuCoin requires an API key, its secret and its passphrase')
}

interface SignedParts {
  timestampMs: number
  method: 'GET' | 'POST'
  /** Path and query as they read before they are encoded. */
  endpoint: string
  /** The text that is sent; empty for a GET. */
  body: string
}

/** Version 2 and version 3 keys are signed alike, and KuCoin accepts 2 for both: MAPPING.md. */
const keyVersion = '2'

/**
 * The headers of a signed call. The signature is the base64 HMAC-SHA256, under the secret, of timestamp, method, endpoint
 * and body in one piece. The passphrase itself is not sent: its HMAC is.
 */
export const signHeaders = (
  { key, secret, passphrase }: KucoinKey,
  { timestampMs, method, endpoint, body }: SignedParts,
): Record<string, string> => ({
  [keyHeader]: key,
  'kc-api-key-version': keyVersion,
  'kc-api-timestamp': String(timestampMs),
  'kc-api-passphrase': hmac('sha256', secret, passphrase, 'base64'),
  'kc-api-sign': hmac('sha256', secret, `${timestampMs}${method}${endpoint}${body}`, 'base64'),
})

interface KucoinEndpoint {
  method?: 'GET' | 'POST'
  path: string
  /** Of a GET. */
  parameters?: Readonly<Record<string, string>>
  /** Of a POST: the text that is sent and signed. */
  body?: string
}

export type KucoinContext = ExchangeContext<KucoinKey, KucoinEndpoint>

/** KuCoin signs the query before it is encoded, and a body exactly as sent. */
const signedRequest = (key: KucoinKey, endpoint: KucoinEndpoint, timestampMs: number): EgressRequest => {
  const { method = 'GET', path, parameters = {}, body } = endpoint
  const entries = Object.entries(parameters)
  const plain = entries.map(([name, value]) => `${name}=${value}`).join('&')
  const queried = (query: string) => (entries.length === 0 ? path : `${path}?${query}`)
  const signed = signHeaders(key, { timestampMs, method, endpoint: queried(plain), body: body ?? '' })
  return {
    method,
    url: `https://${kucoinHost}${queried(encodeQuery(parameters))}`,
    headers: { accept: 'application/json', 'content-type': 'application/json', ...signed },
    ...defined({ body }),
  }
}

/**
 * KuCoin's responses after `parseLossless`: numbers and texts are both texts here. A `code` other than 200000 is
 * handled by the error table before.
 */
interface Enveloped<T> {
  code: '200000'
  data: T
}

export const enveloped = <T extends TSchema>(data: T) => checkOf(Type.Object({ code: Type.Literal('200000'), data }))

const Short = Type.String({ maxLength: 256 })
export const ShortOrNone = Type.Optional(nullable(Short))
export const Milliseconds = Type.String({ pattern: '^\\d{13}$' })
const Decimals = Type.String({ pattern: '^\\d{1,2}$' })
export const OrNull = <T extends TSchema>(schema: T) => Type.Optional(nullable(schema))

interface DataRead<T> extends KucoinEndpoint {
  check: Check<Enveloped<T>>
}

export const fetchData = async <T>(context: KucoinContext, key: KucoinKey, read: DataRead<T>): Promise<T> =>
  (await signedRead(context, key, read)).data

/** The `data` of a public response. */
const fetchPublic = async <T>(http: HttpContext, path: string, check: Check<Enveloped<T>>): Promise<T> => {
  const headers = { accept: 'application/json' }
  const request = { method: 'GET', url: `https://${kucoinHost}${path}`, headers } as const
  return (await callInstitution(http, { request: () => request, check })).data
}

const isTime = enveloped(Milliseconds)

export const kucoinSigner = ownSigner<KucoinKey, KucoinEndpoint>({
  accessOf: keyOf,
  secretsOf: ({ key, secret, passphrase }) => [key, secret, passphrase],
  sign: (key, endpoint, { nowMs }) => signedRequest(key, endpoint, nowMs),
  serverTime: async http => Number(await fetchPublic(http, '/api/v1/timestamp', isTime)),
})

const isKeyInformation = enveloped(
  Type.Object({
    uid: Type.String({ pattern: '^[1-9]\\d{0,19}$' }),
    /** Names with commas between them: `General,Spot,Transfer`. */
    permission: Short,
    isMaster: Type.Boolean(),
  }),
)

/** The permissions of the key, and its account. */
export const fetchKeyInformation = (context: KucoinContext, key: KucoinKey) =>
  fetchData(context, key, { path: '/api/v1/user/api-key', check: isKeyInformation })

const Account = Type.Object({ currency: Text, type: Text, balance: Amount, available: Amount })
const isAccounts = enveloped(FittingRows(Account, { of: 'balances', maxItems: 20_000 }))

export const fetchAccounts = (context: KucoinContext, key: KucoinKey) =>
  fetchData(context, key, { path: '/api/v1/accounts', check: isAccounts })

const Chain = Type.Object({
  chainId: Text,
  withdrawalMinFee: OrNull(Amount),
  withdrawalMinSize: OrNull(Amount),
  /** A share of the amount. */
  withdrawFeeRate: OrNull(Amount),
  withdrawPrecision: OrNull(Decimals),
  /** Most per withdrawal. */
  maxWithdraw: OrNull(Amount),
  isWithdrawEnabled: Type.Boolean(),
  isDepositEnabled: Type.Boolean(),
  contractAddress: Type.Optional(Type.Unknown()),
})
export type KucoinChain = Type.Static<typeof Chain>
export const isChain = checkOf(Chain)

const isCurrency = enveloped(
  nullable(
    Type.Object({
      currency: Text,
      precision: Decimals,
      /** Empty for fiat, which has no chain. Not validated here: `readCurrency` in assets.ts keeps the valid ones. */
      chains: OrNull(Type.Array(Type.Unknown(), { maxItems: 200 })),
    }),
  ),
)

export const fetchCurrency = (http: HttpContext, code: string) =>
  fetchPublic(http, `/api/v3/currencies/${encodeURIComponent(code)}`, isCurrency)

const isQuota = enveloped(
  Type.Object({
    currency: Text,
    /** Amount that the main account can send now. */
    availableAmount: Amount,
    /** Remaining daily limit. */
    remainAmount: Amount,
    withdrawMinFee: Amount,
    withdrawMinSize: Amount,
    isWithdrawEnabled: Type.Boolean(),
    precision: Decimals,
  }),
)

/** This account's withdrawal limits of a currency on a chain. */
export const fetchQuota = async (context: KucoinContext, key: KucoinKey, currency: string, chain: string) => {
  const quota = await fetchData(context, key, {
    path: '/api/v1/withdrawals/quotas',
    check: isQuota,
    parameters: { currency, chain },
  })
  if (quota.currency === currency) return quota
  throw new ConnectorError('malformed', 'KuCoin returned a currency that was not requested')
}

const DepositAddress = Type.Object({ address: Short, memo: ShortOrNone, chainId: Text, to: Text, currency: Text })
export type KucoinDepositAddress = Type.Static<typeof DepositAddress>
const isDepositAddress = enveloped(DepositAddress)
const isDepositAddresses = enveloped(nullable(Type.Array(DepositAddress, { maxItems: 500 })))

export interface AddressRequest {
  currency: string
  chain: string
}

export const fetchDepositAddresses = async (
  context: KucoinContext,
  key: KucoinKey,
  parameters: AddressRequest,
): Promise<KucoinDepositAddress[]> =>
  (await fetchData(context, key, {
    path: '/api/v3/deposit-addresses',
    check: isDepositAddresses,
    parameters: { ...parameters },
  })) ?? []

/** Creates an address of the main account. Moves nothing. */
export const createDepositAddress = (
  context: KucoinContext,
  key: KucoinKey,
  requested: AddressRequest,
): Promise<KucoinDepositAddress> =>
  fetchData(context, key, {
    method: 'POST',
    path: '/api/v3/deposit-address/create',
    body: JSON.stringify({ ...requested, to: 'main' }),
    check: isDepositAddress,
  })

export const withdrawalPath = '/api/v3/withdrawals'

/** Response of the withdraw call. A success counts only with an id. */
export const isCreated = enveloped(Type.Object({ withdrawalId: Text }))
