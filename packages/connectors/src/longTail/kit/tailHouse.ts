import type { DepositAddress } from '@rialto/core'
import type { ErrorRule, ErrorTable } from '../../kit/errorTable.ts'
import type { FinalStatuses } from '../../kit/foundWithdrawal.ts'
import type { Check } from '../../kit/schema.ts'
import type { TailCall } from '../signer/signer.ts'

/** One signed read: an endpoint, and the schema its answer must fit. */
export type Query = <T>(call: TailCall, check: Check<T>) => Promise<T>

/** Takes one thing out of an answer, or nothing where the answer does not fit. */
export type Reads<R> = (body: unknown) => R | undefined

export const reads =
  <T, R>(check: Check<T>, take: (answer: T) => R): Reads<R> =>
  body =>
    check(body) ? take(body) : undefined

/** One coin in one wallet. Rows of one symbol add up. */
export interface WalletRow {
  symbol: string
  /** What could leave now. */
  free: string
  total: string
}

/** One coin on one network, as the exchange lists it. */
export interface TailChain {
  /** The exchange's name for the network, as our table has it. */
  upstream: string
  /** What calls about this very coin name it, where that is another: `trc20usdt`. */
  http?: string
  deposits: boolean
  withdrawals: boolean
  /** Absent: it does not say, or takes a share of the amount; then it is not offered. */
  fee?: string | undefined
  minimum?: string | undefined
  maximum?: string | undefined
  /** Most decimals of an amount. */
  decimals: number
}

/** A withdrawal as the exchange's history tells it. */
export interface WithdrawalRecord {
  id: string
  /** Ours, where the exchange gives it back. */
  reference?: string | null | undefined
  symbol: string
  amount: string
  fee?: string | null | undefined
  /** Absent: its records do not tell, and it rules nothing out. */
  address?: string | undefined
  tag?: string | null | undefined
  /** The exchange's own. */
  status: string
  txId?: string | null | undefined
  createdMs: number
  upstream?: string | null | undefined
}

/** What a withdrawal is built of, after every check of ours. */
export interface TailOrder {
  symbol: string
  chain: TailChain
  address: string
  tag?: string
  /** What the exchange is to be told: with the fee in it where `feeInside`. */
  amount: string
  fee: string
  /** Our reference in the exchange's form. */
  reference: string
}

export interface SentSearch {
  symbol: string
  upstreamId?: string
  reference: string
  sinceMs: number
  nowMs: number
}

/** How an exchange sends coins. */
export interface TailWithdrawals {
  call(order: TailOrder): TailCall
  /**
   * The exchange's id of what it created, or `undefined` for an answer that does not say so. Where it names nothing but our
   * reference, that is the id; where it names nothing at all, the outcome is unknown until its history tells.
   */
  created(body: unknown, order: TailOrder): string | undefined
  /** True where its fee is taken out of the amount it is told: what must arrive is told with the fee on top. */
  feeInside?: true
  /** Its own statuses that are final; whatever is not named is pending. */
  statuses: FinalStatuses
  /** Rules for the money call alone, before those of the table. */
  rules?: readonly ErrorRule[]
  howToWhitelist: string
  /** Every withdrawal of the symbol since then, or a refusal to answer; never a part of them. */
  sent(query: Query, search: SentSearch): Promise<readonly WithdrawalRecord[]>
}

/** One exchange of the long tail: data, and what reads its answers. All else is shared. */
export interface TailHouse {
  /** ccxt's class, which builds and signs its requests. */
  ccxtId: string
  /** Headers of the exchange's own protocol, in lower case. Whatever else ccxt adds stays behind. */
  headers: readonly string[]
  errors: ErrorTable
  /** Its public clock, where requests carry a time it checks. */
  clock?: { url: string; ms: Reads<number> }
  /** True where each request of a key needs a greater number than the one before. */
  nonces?: true
  /** Whose key this is and what it may not do, where the exchange tells. */
  key?(query: Query, key: string): Promise<{ upstreamId?: string; mayWithdraw: boolean }>
  wallets(query: Query): Promise<readonly WalletRow[]>
  /** What it lists for a coin; empty for one it does not know. Absent where it neither takes nor sends coins by API. */
  chains?(query: Query, symbol: string): Promise<readonly TailChain[]>
  /** Where the user can be paid, or `undefined` when it names no address there. */
  address?(query: Query, at: { symbol: string; chain: TailChain }): Promise<DepositAddress | undefined>
  withdrawals?: TailWithdrawals
}
