import type { Environment, Scope } from '../kernel/scope.ts'
import type { AnyTransfer, Transfer } from '../transfers/ports.ts'

/** Accounts of the journal. Fees are named by who takes them and what for, as in the money line. */
export type LedgerAccount =
  /** The user's account or wallet, from which the money leaves. */
  | 'source'
  /** The order before the transfer: the sold asset enters, the bought one leaves. */
  | 'conversion'
  | `fee:${'institution' | 'network' | 'bridge' | 'client'}:${'conversion' | 'transfer'}`
  /** Arrived for the client, without the client's fee. */
  | 'credited'
  | 'returned'
  /** Arrived at the address of a payment request, and counts for no order. */
  | 'uncounted'
  /** Left the account and neither arrived nor came back. */
  | 'missing'
  /** Remainder of the rows of a money line: zero unless one of them is unknown. */
  | 'unexplained'

/** An amount that an account receives, or gives if it is negative. */
export interface Posting {
  account: LedgerAccount
  symbol: string
  amount: string
}

/**
 * A transaction of the journal. Its postings sum to zero for each asset. Entries are never changed: what becomes known of
 * a transfer later is another entry with the difference, on the day it became known.
 */
export interface JournalEntry {
  scope: Scope
  /** The transfer, or the payment request of payments that count for no order and of refunds. */
  transferId: string
  /** 1 for the first entry of a transfer or payment request. */
  revision: number
  atMs: number
  /** Integration type of the source, `bridging` or `paymentRequest`. */
  type: string
  state: 'planned' | 'actual'
  postings: readonly Posting[]
}

/** An entry as listed. */
export interface ListedEntry extends JournalEntry {
  id: bigint
}

/** Result of comparing an institution or a chain with an ended transfer. */
export type SideState =
  | 'agreed'
  | 'differs'
  /** It could not be read yet. */
  | 'unread'
  /** The integration offers no history, or no node reads the network. */
  | 'notOffered'
  /** The account was removed, or rejects its credentials. */
  | 'accessGone'
  /** Moved inside the institution: no chain has a transaction for it. */
  | 'offChain'
  /** Of the chain: at least the amount. A node cannot show that it was no more. */
  | 'atLeast'

/** One fact about which a side differs from Rialto's row. */
export interface BookDifference {
  side: 'institution' | 'chain'
  about: 'amount' | 'fee' | 'status' | 'hash' | 'record'
  expected?: string
  seen?: string
}

/** The three sides of one transfer. */
export interface BookCheck {
  transfer: AnyTransfer
  institution: SideState
  chain: SideState
  differences: readonly BookDifference[]
  /** Reads that were made before. */
  reads: number
  firstDueAtMs: number
}

/** Place in the list of due checks. */
export interface CheckPlace {
  connectionId: string
  transferId: string
}

/** The outcome of a read. `nextAtMs` is absent after the last one. */
export interface CheckResult extends Pick<BookCheck, 'institution' | 'chain' | 'differences'> {
  transferId: string
  nextAtMs?: number
}

/** Facts of a new check. Sums over these explain every unit. */
export interface NewCheck {
  scope: Scope
  transferId: string
  connectionId?: string
  type: string
  symbol: string
  networkId: string
  arrives: string
  fee: string
  dueAtMs: number
}

/** Transfers that ended or changed after it, since the last run. */
export interface ChangedTransfers {
  transfers: readonly AnyTransfer[]
  /** Parts of the combined ones. */
  parts: ReadonlyMap<string, readonly Transfer[]>
  /** Postings of all their entries, by transfer. */
  posted: ReadonlyMap<string, { revision: number; postings: readonly Posting[] }>
  /** Start of the next page. Absent on the last page. */
  next?: bigint
}

/** Final payments and refunds of a payment request, with the postings of its entries so far. */
export interface RequestMoney {
  scope: Scope
  requestId: string
  payments: readonly { symbol: string; amount: string; counted: string }[]
  /** Those that arrived. */
  refunds: readonly { symbol: string; amount: string }[]
  posted: { revision: number; postings: readonly Posting[] }
}

export interface AccountSum {
  day: string
  account: LedgerAccount
  symbol: string
  amount: string
}

export interface UnitSum {
  type: string
  symbol: string
  institution: SideState
  chain: SideState
  transfers: number
  /** Arrived amount, and the institution's fees. */
  arrived: string
  fees: string
}

export interface DayRange {
  /** As `2026-01-31`, in UTC. Both days included. */
  from: string
  to: string
}

export interface BookRepository {
  /**
   * The changes that the next run reads: those after `from`, up to `to`. Every transaction that may write one of them has ended;
   * if one takes long, `to` is absent, and these changes are read again by the run after it.
   */
  readPlace(environment: Environment): Promise<{ from: bigint; to?: bigint }>
  /** A run that started at this time has read all changes up to `to`. */
  savePlace(environment: Environment, to: bigint | undefined, startedAtMs: number): Promise<void>
  listChanged(environment: Environment, range: { after: bigint; to?: bigint }, count: number): Promise<ChangedTransfers>
  /** Ids of requests with a payment that became final, or a refund that arrived, since the last run. */
  listPaidRequests(environment: Environment): Promise<string[]>
  readRequests(ids: readonly string[]): Promise<RequestMoney[]>
  /**
   * Appends entries and plans the reads of their transfers, at once or not at all. An existing revision is unchanged.
   * Returns the number of new entries.
   */
  append(entries: readonly JournalEntry[], checks: readonly NewCheck[]): Promise<number>
  /** Due checks, in the order of their connections. */
  listDue(
    environment: Environment,
    nowMs: number,
    page: { after: CheckPlace | undefined; count: number },
  ): Promise<{ items: BookCheck[]; next?: CheckPlace }>
  saveChecks(results: readonly CheckResult[], nowMs: number): Promise<void>
  /** Other transfers of their clients that name the same transactions. Payments to one address may share a transaction. */
  listSharing(transfers: readonly AnyTransfer[]): Promise<Transfer[]>
  listEntries(scope: Scope, range: DayRange, page: { after?: bigint; count: number }): Promise<ListedEntry[]>
  sumAccounts(scope: Scope, range: DayRange): Promise<AccountSum[]>
  sumUnits(scope: Scope, range: DayRange): Promise<UnitSum[]>
  /** Differences that no person has settled, the oldest first. */
  listDifferences(
    of: { environment: Environment; clientId?: string },
    count: number,
  ): Promise<{ items: { check: BookCheck; sinceMs: number }[]; total: number }>
  findDifference(scope: Scope, transferId: string): Promise<BookCheck | undefined>
  /** A person has settled it. False if there was none. */
  settleDifference(scope: Scope, transferId: string, by: { note: string; atMs: number }): Promise<boolean>
  /** The sides are read again at this time. */
  planCheck(scope: Scope, transferId: string, atMs: number): Promise<void>
}
