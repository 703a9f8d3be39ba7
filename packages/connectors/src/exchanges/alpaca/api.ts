import Type from 'typebox'
import { ConnectorError, type Credentials } from '@rialto/core'
import { defined } from '@rialto/defined'
import type { EgressRequest } from '@rialto/egress'
import type { ExchangeContext } from '../../kit/exchangeContext.ts'
import { Amount, checkOf, Decimal, FittingRows, nullable, Text } from '@rialto/contract'
import { alpacaApiHost } from './descriptor.ts'
import { ownSigner } from '../../kit/signing/signer.ts'

/** Credentials of a call: the token, and its permissions besides reading. */
export interface AlpacaAccess {
  token: string
  scopes: readonly string[]
}

export interface AlpacaEndpoint {
  method?: 'GET' | 'POST'
  /** Begins with `/v2/`. */
  path: string
  /** Encoded here. */
  query?: Readonly<Record<string, string>>
  body?: object
  /** Limit for endpoints with unusually long responses. */
  maxResponseBytes?: number
}

export type AlpacaContext = ExchangeContext<AlpacaAccess, AlpacaEndpoint>

export const accessOf = (credentials: Credentials): AlpacaAccess => {
  if (credentials.kind === 'oAuth') return { token: credentials.accessToken, scopes: credentials.scopes }
  throw new ConnectorError('credentialsInvalid', 'Alpaca requires a connection made by signing in')
}

const alpacaRequest = (
  { token }: AlpacaAccess,
  { method = 'GET', path, query, body, maxResponseBytes }: AlpacaEndpoint,
): EgressRequest => ({
  method,
  url: `https://${alpacaApiHost}${path}${query === undefined ? '' : `?${new URLSearchParams(query).toString()}`}`,
  headers: {
    accept: 'application/json',
    authorization: `Bearer ${token}`,
    ...defined({ 'content-type': body && 'application/json' }),
  },
  ...defined({ body: body && JSON.stringify(body), maxResponseBytes }),
})

/** Alpaca's requests are not signed: every call of the Trading API carries the access token. */
export const alpacaSigner = ownSigner<AlpacaAccess, AlpacaEndpoint>({
  accessOf,
  secretsOf: ({ token }) => [token],
  sign: alpacaRequest,
})

const Time = Type.String({ minLength: 10, maxLength: 40 })
const mayLack = <T extends Type.TSchema>(schema: T) => Type.Optional(nullable(schema))

const Account = Type.Object({
  id: Text,
  account_number: Text,
  status: Text,
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
  /** Negative if the user has borrowed on margin. */
  cash: Decimal,
  buying_power: mayLack(Decimal),
  crypto_status: mayLack(Text),
  account_blocked: mayLack(Type.Boolean()),
  transfers_blocked: mayLack(Type.Boolean()),
})
export type AlpacaAccount = Type.Static<typeof Account>
export const isAccount = checkOf(Account)

const Position = Type.Object({
  symbol: Text,
  asset_class: Text,
  /** Negative for a short position. */
  qty: Decimal,
  qty_available: mayLack(Decimal),
  current_price: mayLack(Decimal),
  cost_basis: mayLack(Decimal),
})
export type AlpacaPosition = Type.Static<typeof Position>
export const isPositions = checkOf(FittingRows(Position, { of: 'balances', maxItems: 20_000 }))

/** One wallet: the response if an asset is named. */
export const isWallet = checkOf(Type.Object({ address: Text, chain: mayLack(Text) }))

export const isEstimate = checkOf(Type.Object({ fee: Amount }))

const Transfer = Type.Object({
  id: Text,
  direction: Text,
  status: Text,
  asset: Text,
  amount: Amount,
  created_at: Time,
  chain: mayLack(Text),
  from_address: mayLack(Type.String({ maxLength: 256 })),
  to_address: mayLack(Type.String({ maxLength: 256 })),
  tx_hash: mayLack(Type.String({ maxLength: 256 })),
  network_fee: mayLack(Type.String({ maxLength: 81 })),
  /** Alpaca's own fee, in addition to the network's. */
  fees: mayLack(Type.String({ maxLength: 81 })),
})
export type AlpacaTransfer = Type.Static<typeof Transfer>
export const isTransfer = checkOf(Transfer)
export const isTransfers = checkOf(
  FittingRows(Transfer, {
    of: 'transfers',
    maxItems: 50_000,
    fits: ({ created_at: createdAt }) => !Number.isNaN(Date.parse(createdAt)),
  }),
)
/** Response of the money call: a success counts only if it is an outgoing transfer with an id. */
export const isCreated = checkOf(Type.Object({ ...Transfer.properties, direction: Type.Literal('OUTGOING') }))

const Listed = Type.Object({
  address: Text,
  status: Text,
  asset: mayLack(Text),
  chain: mayLack(Text),
  created_at: mayLack(Time),
})
export type AlpacaListed = Type.Static<typeof Listed>
export const isWhitelist = checkOf(Type.Array(Listed, { maxItems: 5_000 }))
