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

/** One signed read: an endpoint, and the schema its answer must fit. */
export type Query = <T>(endpoint: CcxtEndpoint, check: Check<T>) => Promise<T>

/** Reads with this key. */
export const queryWith =
  (context: StandardContext, access: KeyCredentials): Query =>
  (endpoint, check) =>
    signedRead(context, access, { ...endpoint, check, readOnly: true })

/** One coin in one wallet. Rows of one symbol add up. */
export interface WalletRow {
  symbol: string
  /** What could leave now. */
  free: string
  total: string
}

/** One coin on one network, as the exchange lists it. */
export interface ListedNetwork {
  /** The exchange's name for the network, as our table has it. */
  network: string
  /** What calls about this very coin name it, where that is another: `trc20usdt`. */
  callName?: string
  /** True where the exchange lists no other network for the coin. */
  isOnly?: boolean
  deposits: boolean
  withdrawals: boolean
  /** Absent: it does not say, or takes a share of the amount; then it is not offered. */
  fee?: string | undefined
  minimum?: string | undefined
  maximum?: string | undefined
  /** Most decimals of an amount. */
  decimals: number
}

/** What a withdrawal is built of, after every check of ours. */
export interface PlannedWithdrawal {
  symbol: string
  chain: ListedNetwork
  address: string
  tag?: string
  /** What is sent to the exchange: with the fee in it where `feeInside`. */
  amount: string
  fee: string
  /** Our reference in the exchange's form. */
  reference: string
}

/** A row of the exchange's history with the exchange's own status. */
export interface SentRecord extends Omit<WithdrawalRecord, 'status' | 'upstreamStatus'> {
  status: string
}

/** A row of a history that cannot be read, as it came. */
export interface OddRow {
  odd: unknown
}

export interface SentSearch {
  symbol: string
  upstreamId?: string
  reference: string
  sinceMs: number
  /** At most seven days after `sinceMs`: a withdrawal is created within minutes of its order, and no exchange takes less. */
  untilMs: number
}

/** How an exchange sends coins. */
export interface StandardWithdrawals {
  call(planned: PlannedWithdrawal): CcxtEndpoint
  /**
   * The exchange's id of what it created, or `undefined` for an answer that does not say so. Where it names nothing but our
   * reference, that is the id; where it names nothing at all, the outcome is unknown until it is in the history.
   */
  created(body: unknown, planned: Pick<PlannedWithdrawal, 'reference'>): string | undefined
  /** True where its fee is taken out of the amount in the request: what must arrive is requested with the fee on top. */
  feeInside?: true
  /** Its own statuses that are final; whatever is not named is pending. */
  statuses: FinalStatuses
  /** Which rows of its history are ours. */
  policy: MatchingPolicy
  /** Rules for the money call alone, before those of the table. */
  rules?: readonly ErrorRule[]
  howToWhitelist: string
  /** Every withdrawal of the symbol in that time, or a refusal to answer; never a part of them. See `recordsOf`. */
  sent(query: Query, search: SentSearch): Promise<readonly (SentRecord | OddRow)[]>
}

/**
 * An exchange that works as most do: wallets that are added up, networks listed for each coin, one call that withdraws and a
 * list of what was sent. What reads its answers is its own, all else is shared.
 */
export interface StandardExchange {
  /** Whose key this is and what it may not do, where the exchange returns it. */
  key?(query: Query, key: string): Promise<{ upstreamId?: string; mayWithdraw: boolean }>
  wallets(query: Query): Promise<readonly WalletRow[]>
  /** What it lists for a coin; empty for one it does not know. Absent where it neither takes nor sends coins by API. */
  networks?(query: Query, symbol: string): Promise<readonly ListedNetwork[]>
  /** Where the user can be paid, or `undefined` when it names no address there. */
  address?(query: Query, at: { symbol: string; chain: ListedNetwork }): Promise<DepositAddress | undefined>
  withdrawals?: StandardWithdrawals
}
