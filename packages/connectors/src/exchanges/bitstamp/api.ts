import { randomUUID } from 'node:crypto'
import { ConnectorError } from '@rialto/core'
import { EgressError, type EgressRequest } from '@rialto/egress'
import Type from 'typebox'
import { egressError, fitting } from '../../kit/http/asConnectorError.ts'
import { callInstitution } from '../../kit/http/callInstitution.ts'
import type { ExchangeContext } from '../../kit/exchangeContext.ts'
import type { HttpContext } from '../../kit/http/errorTable.ts'
import { Amount, checkOf, Decimal, FittingRows, nullable, Text } from '@rialto/contract'
import { type SignedRead, signedRead } from '../../kit/signing/signedRead.ts'
import { encodeQuery, type Endpoint, ownSigner } from '../../kit/signing/signer.ts'
import { bitstampHost } from './descriptor.ts'
import { tableFor } from './errors.ts'
import { type BitstampKey, isSignedResponse, keyOf, signRequest } from './signing.ts'

/** Every private call is a POST. */
export interface BitstampEndpoint extends Endpoint {
  method: 'POST'
  /** `account_balances` */
  path: string
  parameters?: Readonly<Record<string, string>>
}

export type BitstampContext = ExchangeContext<BitstampKey, BitstampEndpoint>

/** An unsigned private call, as a form. Without parameters it has no body and no content type. */
const privateRequest = ({ method, path, parameters = {} }: BitstampEndpoint): EgressRequest => {
  const body = encodeQuery(parameters)
  const url = `https://${bitstampHost}/api/v2/${path}/`
  const headers = { accept: 'application/json' }
  return body === ''
    ? { method, url, headers }
    : { method, url, headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' }, body }
}

/**
 * Each attempt is signed with a new nonce. A 2xx without Bitstamp's valid signature is `malformed`, regardless of its
 * body; a rejection needs none, because Bitstamp cannot sign for an unknown key.
 */
export const bitstampSigner = ownSigner<BitstampKey, BitstampEndpoint>({
  accessOf: keyOf,
  secretsOf: ({ key, secret }) => [key, secret],
  sign: (key, endpoint, { nowMs }) =>
    signRequest(key, { nonce: randomUUID(), timestampMs: nowMs }, privateRequest(endpoint)),
  verify: ({ secret }, sent, response) => {
    const isSuccess = response.status >= 200 && response.status < 300
    if (!isSuccess || isSignedResponse(secret, sent, response)) return
    const upstreamCode = `HTTP ${response.status}`
    throw new ConnectorError('malformed', 'Bitstamp returned an unsigned response', { upstreamCode })
  },
  serverTime: http => fetchServerTime(http),
  tableFor: ({ path }) => tableFor(path),
})

const read = <T>(
  context: BitstampContext,
  key: BitstampKey,
  call: Omit<SignedRead<BitstampEndpoint, T>, 'method' | 'readOnly'>,
): Promise<T> => signedRead<BitstampKey, BitstampEndpoint, T>(context, key, { method: 'POST', readOnly: true, ...call })

const publicRequest = (path: string): EgressRequest => ({
  method: 'GET',
  url: `https://${bitstampHost}/api/v2/${path}/`,
  headers: { accept: 'application/json' },
})

/** Their time, in whole seconds: the `Date` of a light public response, for no call reports it. */
const fetchServerTime = async ({ egress, table }: HttpContext): Promise<number> => {
  const response = await egress.request(publicRequest('eur_usd')).catch((error: unknown) => {
    throw error instanceof EgressError ? egressError(table.institution, error) : error
  })
  const atMs = Date.parse(response.headers['date'] ?? '')
  if (Number.isNaN(atMs)) throw new ConnectorError('malformed', 'Bitstamp returned no server time')
  return atMs
}

// Replies after `parseLossless`: numbers and texts are both texts here. Errors in Bitstamp's own format are handled by
// the error table before.
const Id = Type.String({ pattern: '^[1-9]\\d{0,19}$' })
const Short = Type.Optional(nullable(Type.String({ maxLength: 256 })))

const isRows = checkOf(Type.Array(Type.Unknown(), { minItems: 1, maxItems: 5_000 }))
const isOfCurrency = checkOf(Type.Object({ currency: Text }))

/** The rows about one currency. */
const rowsOf = (rows: readonly unknown[], symbol: string): unknown[] =>
  fitting('Bitstamp', rows, isOfCurrency).filter(({ currency }) => currency.toUpperCase() === symbol)

const isCurrency = checkOf(
  Type.Object({ networks: Type.Optional(nullable(Type.Array(Type.Unknown(), { maxItems: 200 }))) }),
)

const Network = Type.Object({
  network: Text,
  /** `Enabled` or `Disabled`. */
  deposit: Text,
  withdrawal: Text,
  withdrawal_decimals: Type.String({ pattern: '^\\d{1,2}$' }),
  /** Absent if withdrawals are disabled. */
  withdrawal_minimum_amount: Type.Optional(nullable(Amount)),
})
export type BitstampNetwork = Type.Static<typeof Network>
const isNetwork = checkOf(Network)

/** A symbol in the form of paths. */
const symbolForm = /^[A-Z0-9]{1,16}$/

/** The networks of a currency, and whether they are open, from the public list. Empty for a currency that Bitstamp does not know. */
export const fetchNetworks = async ({ http }: BitstampContext, symbol: string): Promise<BitstampNetwork[]> => {
  if (!symbolForm.test(symbol)) return []
  const currencies = await callInstitution(http, { request: () => publicRequest('currencies'), check: isRows })
  const [currency] = fitting('Bitstamp', rowsOf(currencies, symbol), isCurrency)
  return fitting('Bitstamp', currency?.networks ?? [], isNetwork)
}

const Fee = Type.Object({ currency: Text, network: Short, fee: Amount })
const isFee = checkOf(Fee)

/** The account's withdrawal fees for one currency, by network. */
export const fetchFees = async (
  context: BitstampContext,
  key: BitstampKey,
  symbol: string,
): Promise<Type.Static<typeof Fee>[]> => {
  const fees = await read(context, key, { path: 'fees/withdrawal', check: isRows })
  return fitting('Bitstamp', rowsOf(fees, symbol), isFee)
}

const Balance = Type.Object({ currency: Text, total: Decimal, available: Decimal })
export type BitstampBalance = Type.Static<typeof Balance>
const isBalance = checkOf(Balance)
const isBalances = checkOf(FittingRows(Balance, { of: 'balances', maxItems: 5_000 }))

export const fetchBalances = (context: BitstampContext, key: BitstampKey): Promise<BitstampBalance[]> =>
  read(context, key, { path: 'account_balances', check: isBalances })

export const fetchBalance = (context: BitstampContext, key: BitstampKey, symbol: string): Promise<BitstampBalance> =>
  read(context, key, { path: `account_balances/${symbol.toLowerCase()}`, check: isBalance })

const isUser = checkOf(Type.Object({ user_id: Id }))

/** The response contains the user's number, and a websocket token, which is discarded. */
export const fetchUser = (context: BitstampContext, key: BitstampKey) =>
  read(context, key, { path: 'websockets_token', check: isUser })

const isDepositAddress = checkOf(Type.Object({ address: Text, destination_tag: Short, memo_id: Short }))

export const fetchDepositAddress = (context: BitstampContext, key: BitstampKey, symbol: string, network: string) =>
  read(context, key, {
    path: `${symbol.toLowerCase()}_address`,
    check: isDepositAddress,
    parameters: { network },
  })

export const withdrawPath = (symbol: string): string => `${symbol.toLowerCase()}_withdrawal`

/** Response of the withdraw call. A success counts only with an id. */
export const isCreated = checkOf(Type.Object({ id: Id }))

/** A withdraw call without an amount and an address cannot succeed. */
const isNothing = (_body: unknown): _body is never => false

/** The withdraw call without amount and address, which is always rejected. */
export const tryWithdrawing = (context: BitstampContext, key: BitstampKey): Promise<never> =>
  signedRead(context, key, { method: 'POST', path: withdrawPath('BTC'), check: isNothing })

const Request = Type.Object({
  id: Id,
  /** `2022-01-31 16:07:32`, in UTC. */
  datetime: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}(\\.\\d{1,6})?$' }),
  currency: Text,
  network: Short,
  amount: Amount,
  status: Text,
  address: Short,
  /** The transaction's hash. */
  transaction_id: Type.Optional(nullable(Type.String({ maxLength: 512 }))),
  /** Bitstamp's own number of the transaction, as in its user transactions. */
  txid: Short,
})
export type BitstampRequest = Type.Static<typeof Request>

/** Bitstamp's maximum per reply. If the reply is full, further rows may exist. */
export const maxRequests = 1_000
const isRequests = checkOf(
  FittingRows(Request, {
    of: 'transfers',
    maxItems: maxRequests,
    fits: ({ datetime }) => !Number.isNaN(Date.parse(`${datetime.slice(0, 19).replace(' ', 'T')}Z`)),
  }),
)

/** Bitstamp accepts one of these at a time, and a limit only with an offset. */
type RequestQuery = { id: string } | { timedelta: string } | { limit: string; offset: string }

/** Withdrawal requests, to banks among them, newest first. */
export const fetchRequests = (
  context: BitstampContext,
  key: BitstampKey,
  parameters: RequestQuery,
): Promise<BitstampRequest[]> => read(context, key, { path: 'withdrawal-requests', check: isRequests, parameters })

const Deposit = Type.Object({
  id: Type.Optional(nullable(Id)),
  currency: Text,
  network: Short,
  destinationAddress: Short,
  txid: Type.Optional(nullable(Type.String({ maxLength: 512 }))),
  amount: Amount,
  /** Unix seconds. */
  datetime: Type.String({ pattern: '^\\d{9,11}$' }),
  status: Short,
})
export type BitstampDeposit = Type.Static<typeof Deposit>

const Unread = Type.Array(Type.Unknown(), { maxItems: 1_000 })
const isCryptoTransactions = checkOf(
  Type.Object({
    deposits: FittingRows(Deposit, { of: 'transfers', maxItems: 1_000 }),
    withdrawals: Unread,
    ripple_iou_transactions: Type.Optional(nullable(Unread)),
  }),
)

export const fetchCryptoTransactions = (
  context: BitstampContext,
  key: BitstampKey,
  parameters: { limit: string; offset: string },
) => read(context, key, { path: 'crypto-transactions', check: isCryptoTransactions, parameters })

/** The two fields used of a user transaction; its amounts are named after their currencies. */
const isUserTransactions = checkOf(
  FittingRows(Type.Object({ id: Id, fee: Decimal }), { of: 'transfers', maxItems: 1_000 }),
)

/** Oldest first. */
export const fetchUserTransactionsSince = (context: BitstampContext, key: BitstampKey, sinceId: string) =>
  read(context, key, {
    path: 'user_transactions',
    check: isUserTransactions,
    parameters: { since_id: sinceId, sort: 'asc' },
  })
