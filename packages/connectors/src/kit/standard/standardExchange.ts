import type { DepositAddress } from '@rialto/core'
import type { ErrorRule } from '../http/errorTable.ts'
import type { ExchangeContext } from '../exchangeContext.ts'
import type { FinalStatuses } from '../matching/foundWithdrawal.ts'
import type { MatchingPolicy, WithdrawalRecord } from '../matching/matchWithdrawal.ts'
import type { Check } from '@rialto/contract'
import type { KeyCredentials } from '../signing/ccxt/ccxtSigner.ts'
import type { CcxtEndpoint } from '../signing/ccxt/signingWorker.ts'
import { signedRead } from '../signing/signedRead.ts'

export type StandardContext = ExchangeContext<KeyCredentials, CcxtEndpoint>

/** One signed read: an endpoint, and the schema of its response. */
export type Query = <T>(endpoint: CcxtEndpoint, check: Check<T>) => Promise<T>

/** Reads with this key. */
export const queryWith =
  (context: StandardContext, access: KeyCredentials): Query =>
  (endpoint, check) =>
    signedRead(context, access, { ...endpoint, check, readOnly: true })

/** One coin in one wallet. Rows with the same symbol are added up. */
export interface WalletRow {
  symbol: string
  /** Amount that can be withdrawn now. */
  free: string
  total: string
}

/** One coin on one network, as the exchange lists it. */
export interface ListedNetwork {
  /** The exchange's name for the network, as our table has it. */
  network: string
  /** The coin's name in calls about this coin, if it differs: `trc20usdt`. */
  callName?: string
  /** True if the exchange lists no other network for the coin. */
  isOnly?: boolean
  deposits: boolean
  withdrawals: boolean
  /** Absent if it is not stated, or is a share of the amount; then the network is not offered. */
  fee?: string | undefined
  minimum?: string | undefined
  maximum?: string | undefined
  /** Most decimals of an amount. Absent if it is not stated: then nothing is sent on the network. */
  decimals?: number | undefined
  /** The coin's contract on the network, if the exchange states it. */
  contract?: unknown
}

/** Input of a withdrawal request, after all our checks. */
export interface PlannedWithdrawal {
  symbol: string
  chain: ListedNetwork
  address: string
  tag?: string
  /** Amount in the request: includes the fee if `feeInside`. */
  amount: string
  fee: string
  /** Our reference in the exchange's form. */
  reference: string
}

/** A row of the exchange's history with the exchange's own status. */
export interface SentRecord extends Omit<WithdrawalRecord, 'status' | 'upstreamStatus'> {
  status: string
}

/** An invalid row of a history, unchanged. */
export interface OddRow {
  odd: unknown
}

export interface SentSearch {
  symbol: string
  upstreamId?: string
  reference: string
  sinceMs: number
  /**
   * At most seven days after `sinceMs`: a withdrawal is created within minutes of its order, and every exchange
   * supports this range.
   */
  untilMs: number
}

/** How an exchange sends coins. */
export interface StandardWithdrawals {
  call(planned: PlannedWithdrawal): CcxtEndpoint
  /**
   * The exchange's id of the created withdrawal. Our reference, if the exchange returns only that. `undefined` if the
   * response confirms nothing: the outcome is then unknown until the withdrawal is in the history.
   */
  created(body: unknown, planned: Pick<PlannedWithdrawal, 'reference'>): string | undefined
  /**
   * Set if the exchange deducts its fee from the requested amount: the fee is then added to the amount that must
   * arrive.
   */
  feeInside?: true
  /** The exchange's own final statuses. Any other status is pending. */
  statuses: FinalStatuses
  /** Which rows of its history are ours. */
  policy: MatchingPolicy
  /** Rules for the money call alone, before those of the table. */
  rules?: readonly ErrorRule[]
  howToWhitelist: string
  /** Every withdrawal of the symbol in that period, or an error; never a part of them. See `recordsOf`. */
  sent(query: Query, search: SentSearch): Promise<readonly (SentRecord | OddRow)[]>
}

/**
 * An exchange of the usual kind: wallets that are summed, networks listed for each coin, one call that withdraws, and
 * a list of withdrawals. Only the code that reads its responses is its own.
 */
export interface StandardExchange {
  /** The account of a key and its missing permissions, if the exchange returns them. */
  key?(query: Query, key: string): Promise<{ upstreamId?: string; mayWithdraw: boolean }>
  wallets(query: Query): Promise<readonly WalletRow[]>
  /**
   * The networks of a coin; empty for an unknown one. Absent if the exchange has no deposits and withdrawals by API.
   */
  networks?(query: Query, symbol: string): Promise<readonly ListedNetwork[]>
  /** The user's deposit address. `undefined` if the exchange has none there. */
  address?(query: Query, at: { symbol: string; chain: ListedNetwork }): Promise<DepositAddress | undefined>
  withdrawals?: StandardWithdrawals
}
