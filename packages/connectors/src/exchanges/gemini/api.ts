import { ConnectorError } from '@rialto/core'
import { defined } from '@rialto/defined'
import Type from 'typebox'
import type { ExchangeContext } from '../../kit/exchangeContext.ts'
import { Amount, checkOf, FittingRows, nullable, Text } from '@rialto/contract'
import { type SignedRead, signedRead } from '../../kit/signing/signedRead.ts'
import type { GeminiAccess, GeminiEndpoint } from './signing.ts'

export type GeminiContext = ExchangeContext<GeminiAccess, GeminiEndpoint>

/** Most of Gemini's reads are POSTs. */
const read = <T>(
  context: GeminiContext,
  access: GeminiAccess,
  call: Omit<SignedRead<GeminiEndpoint, T>, 'method' | 'readOnly'>,
): Promise<T> =>
  signedRead<GeminiAccess, GeminiEndpoint, T>(context, access, { method: 'POST', readOnly: true, ...call })

/** A read that takes no parameters. */
const endpoint =
  <T>(call: Omit<SignedRead<GeminiEndpoint, T>, 'method' | 'readOnly'>) =>
  (context: GeminiContext, access: GeminiAccess): Promise<T> =>
    read(context, access, call)

// Replies as `parseLossless` reads them: numbers are text here, whichever of the two Gemini chose.
const Milliseconds = Type.String({ pattern: '^\\d{13}$' })
const Short = Type.Optional(nullable(Type.String({ maxLength: 256 })))

export const fetchRoles = endpoint({
  path: '/v1/roles',
  scope: 'account:read',
  check: checkOf(Type.Object({ isAuditor: Type.Boolean(), isFundManager: Type.Boolean(), isTrader: Type.Boolean() })),
})

const User = Type.Object({ name: Short, status: Short, countryCode: Short })
const Account = Type.Object({ accountName: Text, shortName: Text, type: Text, created: Milliseconds })

export const fetchAccount = endpoint({
  path: '/v1/account',
  scope: 'account:read',
  check: checkOf(Type.Object({ account: Account, users: Type.Array(User, { maxItems: 1_000 }) })),
})

const Balance = Type.Object({ currency: Text, amount: Amount, available: Amount, availableForWithdrawal: Amount })

/** An empty list means an account that never held anything. */
export const fetchBalances = endpoint({
  path: '/v1/balances',
  scope: 'balances:read',
  check: checkOf(FittingRows(Balance, { of: 'balances', maxItems: 5_000 })),
})

/** Symbols used in a request's path. */
const ticker = /^[A-Z0-9]{1,20}$/
const isNetworks = checkOf(Type.Object({ token: Text, network: Type.Array(Text, { maxItems: 200 }) }))

/** Gemini's names of the networks on which this account can receive and send an asset. Empty for an asset Gemini does not know. */
export const fetchNetworks = async (
  context: GeminiContext,
  access: GeminiAccess,
  symbol: string,
): Promise<readonly string[]> => {
  if (!ticker.test(symbol)) return []
  const call = { method: 'GET', path: `/v2/network/${symbol}`, scope: 'account:read', check: isNetworks } as const
  const found = await signedRead(context, access, call).catch((error: unknown) => {
    if (error instanceof ConnectorError && error.kind === 'networkUnsupported') return undefined
    throw error
  })
  if (found !== undefined && found.token.toUpperCase() !== symbol) {
    throw new ConnectorError('malformed', 'Gemini returned an asset that was not requested')
  }
  return found?.network ?? []
}

const Address = Type.Object({
  address: Text,
  timestamp: Type.Optional(nullable(Milliseconds)),
  memo: Short,
  network: Short,
})
export type GeminiAddress = Type.Static<typeof Address>
const isAddress = checkOf(Address)
const isAddresses = checkOf(Type.Array(Address, { maxItems: 10_000 }))

export const fetchAddresses = (
  context: GeminiContext,
  access: GeminiAccess,
  upstream: string,
): Promise<GeminiAddress[]> =>
  read(context, access, { path: `/v1/addresses/${upstream}`, scope: 'addresses:read', check: isAddresses })

/** Creates one: sent once. */
export const createAddress = (context: GeminiContext, access: GeminiAccess, upstream: string): Promise<GeminiAddress> =>
  signedRead(context, access, {
    method: 'POST',
    path: `/v1/deposit/${upstream}/newAddress`,
    scope: 'addresses:create',
    check: isAddress,
  })

const ApprovedAddress = Type.Object({
  address: Type.String({ maxLength: 256 }),
  network: Text,
  /** active, pending-time or pending-mua. */
  status: Text,
  createdAt: Type.Optional(nullable(Milliseconds)),
})
export type GeminiApprovedAddress = Type.Static<typeof ApprovedAddress>
const isApprovedAddresses = checkOf(
  Type.Object({ approvedAddresses: Type.Array(ApprovedAddress, { maxItems: 10_000 }) }),
)

export const fetchApprovedAddresses = (context: GeminiContext, access: GeminiAccess, upstream: string) =>
  read(context, access, {
    path: `/v1/approvedAddresses/account/${upstream}`,
    scope: 'account:read',
    check: isApprovedAddresses,
  })

/** Path of all withdrawal calls of an asset on a network. */
export const withdrawPath = (upstream: string, symbol: string): string =>
  `/v2/withdraw/${upstream}/${symbol.toLowerCase()}`

/** Response of the withdraw call. A success counts only with an id. */
export const isWithdrawn = checkOf(Type.Object({ withdrawalId: Text }))

export interface FeeQuery {
  symbol: string
  /** Gemini's name of the network. */
  upstream: string
  address: string
  amount: string
  tag?: string | undefined
}

const isFee = checkOf(Type.Object({ currency: Text, fee: Amount }))

/** The fee of this withdrawal. `undefined` if it is charged in another coin. */
export const fetchFee = async (
  context: GeminiContext,
  access: GeminiAccess,
  { symbol, upstream, address, amount, tag }: FeeQuery,
): Promise<string | undefined> => {
  const { currency, fee } = await read(context, access, {
    path: `${withdrawPath(upstream, symbol)}/feeEstimate`,
    scope: 'account:read',
    check: isFee,
    parameters: { address, amount, ...defined({ memo: tag }) },
  })
  return currency.toUpperCase() === symbol ? fee : undefined
}

/** Gemini's maximum per call. A shorter response is the end. */
export const maxPerCall = 50

const Transfer = Type.Object({
  /** Deposit, Withdrawal, and types that are not transfers on a chain. */
  type: Text,
  status: Text,
  timestampms: Milliseconds,
  eid: Type.String({ pattern: '^\\d{1,20}$' }),
  currency: Text,
  amount: Amount,
  network: Short,
  feeAmount: Type.Optional(nullable(Amount)),
  feeCurrency: Short,
  txHash: Type.Optional(nullable(Type.String({ maxLength: 512 }))),
  destination: Short,
  withdrawalId: Short,
})
export type GeminiTransfer = Type.Static<typeof Transfer>
const isTransfers = checkOf(FittingRows(Transfer, { of: 'transfers', maxItems: 500 }))

export interface TransferQuery {
  /** Unix milliseconds: returns the first transfers since then. Absent: returns the latest transfers. */
  sinceMs?: number
  symbol?: string
}

/** At most `maxPerCall` transfers, newest first or otherwise as Gemini lists them. */
export const fetchTransfers = async (
  context: GeminiContext,
  access: GeminiAccess,
  { sinceMs, symbol }: TransferQuery,
): Promise<GeminiTransfer[]> => {
  const rows = await read(context, access, {
    path: '/v2/transfers',
    scope: 'history:read',
    check: isTransfers,
    parameters: {
      limit_transfers: maxPerCall,
      ...defined({ timestamp: sinceMs, currency: symbol }),
    },
  })
  if (symbol !== undefined && rows.some(row => row.currency !== symbol)) {
    throw new ConnectorError('malformed', 'Gemini returned a transfer that was not requested')
  }
  return rows
}
