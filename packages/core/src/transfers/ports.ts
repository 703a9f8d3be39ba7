import type { TaggedAddress } from '@rialto/catalog'

import type { BridgedTransfer } from './bridgedTransfer.ts'
import type { RejectionReason } from '../connections/connectorError.ts'
import type { ConversionPlan } from './funding/conversion.ts'
import type { Claims } from '../kernel/claims.ts'
import type { Scope } from '../kernel/scope.ts'
import type { FilledConversion } from './money/filledConversion.ts'
import type { NetworkFee } from '../connections/networkFee.ts'
import type { AttemptEnd, AttemptOutcome, AttemptState } from './attemptOutcome.ts'
import type { ChangeReason } from './changeReason.ts'

export type { AttemptEnd, AttemptOutcome } from './attemptOutcome.ts'

export type { ChangeReason, TransferCause } from './changeReason.ts'

export type TransferTypeName = 'deposit' | 'payment' | 'onramp'

/** What a transfer would be. Its id becomes the transfer's. Amounts are decimal strings in the asset. */
export interface Preview {
  id: string
  scope: Scope
  connectionId: string
  userId: string
  /** Integration type of the source. */
  type: string
  /** Of a wallet that is listed: its public id. */
  walletId?: string
  symbol: string
  networkId: string
  toAddress: string
  addressTag?: string
  /** Arrives at `toAddress`. */
  amount: string
  /** The institution's, in the asset, on top. */
  fee: string
  /** A wallet's, where the network takes it in another asset, with its price in USD. Without `amount`: it was not known. */
  networkFee?: NetworkFee & { priceUsd?: string }
  /** What the client keeps of `amount`: in the asset, and as the ratio of the requested amount. Absent: nothing. */
  clientFee?: { amount: string; ratio: string }
  /** USD per unit when priced; '0' where nobody quotes the asset. */
  priceUsd: string
  /** Where it can be sent back to, with the tag without which it would reach nobody. */
  refundTo?: TaggedAddress
  clientTransactionId?: string
  /** The Link session it was made in. Absent: it was made through the API. */
  linkSessionId?: string
  subClientId?: string
  /** What is converted or bought at the institution first. Absent: the asset is there already. */
  funding?: ConversionPlan
  transferType: TransferTypeName
  isFeeIncluded: boolean
  /** It is made of parts from several accounts, and sends nothing itself. `connectionId`, `type`: of the largest part. */
  isCombined?: true
  /** The combined transfer that this is a part of, sent by itself and reported with it. */
  partOf?: string
  createdAtMs: number
  expiresAtMs: number
}

/**
 * Where a transfer stands.
 * - `converting`: the intent to convert or buy the asset first is committed, as an order with the transfer's id. Nothing has
 *   been asked to be sent.
 * - `sending`: the intent is committed and the one call is, or was, under way.
 * - `awaitingUser`: the institution answered that it created nothing and requires something of the user first.
 * - `unknown`: the call ended without an answer; only the institution's history may show it.
 * - `accepted`: the institution has it. `onChain`: it named a transaction, which the chain has not confirmed yet.
 * - `settled`, `failed`: final.
 */
export type TransferPhase =
  | 'converting'
  | 'sending'
  | 'awaitingUser'
  | 'unknown'
  | 'accepted'
  | 'onChain'
  | 'settled'
  | 'failed'

/**
 * What is seen of a withdrawal that is not what was ordered. It ends nothing: the institution has the last word, which may name another
 * transaction, and until then the order counts as paid.
 * - `short`: the transaction pays the address less than was ordered. `elsewhere`: it pays the address nothing.
 * - `reverted`: it moved nothing. `missing`: no node has it, long after it was named.
 * - `unnamed`: the institution calls the withdrawal completed, and names no transaction on a network that is watched.
 * - `reorganized`: it was settled, and the chain has replaced the block of its transaction. It pays its order all the same.
 */
export interface TransferFinding {
  kind: 'short' | 'elsewhere' | 'reverted' | 'missing' | 'unnamed' | 'reorganized'
  sinceMs: number
  /** The transaction that it is about. */
  hash?: string
  /** What reached the address with it, in the asset. */
  arrived?: string
  /** A person has dealt with that, or has ended the transfer with what arrived. */
  handledAtMs?: number
}

export interface Transfer extends Omit<Preview, 'expiresAtMs'> {
  phase: TransferPhase
  /** It is paid by sending to the address of this request. It has no connection: `connectionId` is empty. */
  paymentRequestId?: string
  /** The institution of its integration type, to which its records belong. Absent: of a version before, the type. */
  institution?: string
  /** Ours, given to the institution with the call. */
  reference: string
  institutionTransactionId?: string
  hash?: string
  confirmations?: number
  /** What the institution says that it took: its fee, and all that left the account. Absent until it says so, and where it never does. */
  charged?: { fee: string; debit: string }
  /** What the order before it did, by the institution's word. */
  converted?: FilledConversion
  /** Of a wallet: what the network took for the transaction, by the chain; '0' where somebody else paid it. */
  networkFeeCharged?: string
  /** Ids of other records of the institution for this transfer that did not fail: it paid more than once. */
  twinRecords?: readonly string[]
  /** It took more than was approved, and a person has dealt with that. */
  overchargeHandledAtMs?: number
  finding?: TransferFinding
  /** What reached the address, where a person has said that it was not the amount. */
  arrived?: string
  /** What was sent back to the user of that, as a person recorded it. */
  refunded?: { amount: string; hash?: string }
  /** For the user. */
  failureMessage?: string
  /** Number of the last event written. */
  sequence: number
  acceptedAtMs?: number
  sentAtMs?: number
  finishedAtMs?: number
  /**
   * It failed and may have been sent all the same, or it arrived and may have been sent twice: until then the
   * institution and the chain are still read for it.
   */
  watchUntilMs?: number
  /** It arrived by the chain's word: until then the chain is read for it again. */
  arrivalWatchUntilMs?: number
  /** The chain did not have its transaction then, for the first time after it had arrived. */
  arrivalMissedAtMs?: number
  /** It showed after that. Its order is paid by it; it waits for a person until `lateHandledAtMs`. */
  foundLateAtMs?: number
  lateHandledAtMs?: number
}

/** One entry of a transfer's history: where it stood after the change, and why it changed. */
export interface TransferChange extends ChangeReason {
  phase: TransferPhase
  hash?: string
  confirmations?: number
  /** Number of the last event written by then. */
  sequence: number
}

/** From a connected account, or over a bridge. */
export type AnyTransfer = Transfer | BridgedTransfer

export interface TransferFilter {
  id?: string
  /** Eight hexadecimal digits, a dash and two more: the beginning of the id. */
  idPrefix?: string
  clientTransactionId?: string
  userId?: string
  types?: readonly string[]
  /** Listed wallets, beside `types`. */
  walletIds?: readonly string[]
  statuses?: readonly ('pending' | 'succeeded' | 'failed')[]
  fromMs?: number
  toMs?: number
  minAmountUsd?: string
  maxAmountUsd?: string
  hash?: string
  subClientId?: string
  orderBy:
    | 'id'
    | 'clientTransactionId'
    | 'userId'
    | 'type'
    | 'amountUsd'
    | 'status'
    | 'createdAt'
    | 'symbol'
    | 'networkId'
  descending: boolean
  count: number
  offset: number
  /** Without bridging addresses to which nothing was paid, unless one is named by its id. */
  isPaidIn?: boolean
  /** The total is not needed: 0 takes its place. */
  isUncounted?: boolean
  /** Only what follows this transfer, in the order of `createdAt`. */
  after?: ListPlace
}

/** Where a transfer is in a list by age. */
export interface ListPlace {
  createdAtMs: number
  id: string
}

/** What a list counts at most: a client's transfers are many, and nobody reads a page of them by its number beyond that. */
export const maxListedTotal = 10_000

export interface ListedTransfers {
  items: AnyTransfer[]
  /** Of all pages, `maxListedTotal` at most. */
  total: number
  /** The last of the items, where more follow. */
  next?: ListPlace
}

export interface PreviewRepository {
  insert(preview: Preview): Promise<void>
  find(scope: Scope, id: string): Promise<Preview | undefined>
  /** Locks the row until the transaction ends: twins of one execute wait for each other here. */
  findForUpdate(scope: Scope, id: string): Promise<Preview | undefined>
}

/** Thrown by `insert` and `update` where another transfer already pays for the same order. */
export class OrderAlreadyPaidError extends Error {
  override readonly name = 'OrderAlreadyPaidError'
}

/** What is the same where one payment without an order id is asked for again. */
export type PaymentTerms = Pick<
  Transfer,
  'connectionId' | 'symbol' | 'networkId' | 'toAddress' | 'addressTag' | 'amount'
>

/** By what a transfer shares its order with others. */
export type OrderOfTransfer = Pick<Transfer, 'scope' | 'userId' | 'clientTransactionId' | 'linkSessionId' | 'partOf'>

/** Transfers from connected accounts; `list` shows bridged ones among them. No change is written without its reason. */
export interface TransferRepository {
  /** @throws OrderAlreadyPaidError */
  insert(transfer: Transfer, reason: ChangeReason): Promise<void>
  /** Writes the fields that may change. @throws OrderAlreadyPaidError */
  update(transfer: Transfer, reason: ChangeReason): Promise<void>
  /**
   * Writes what became known of a transfer after it had failed: that it was sent after all, and that a person has dealt with
   * that. It stays failed. False where it has not failed.
   */
  amendFailed(transfer: Transfer, reason: ChangeReason): Promise<boolean>
  /**
   * Writes what became known of a transfer after it had arrived: the charge, further records of it, that its block was
   * replaced, and that a person has dealt with these. It stays settled. False if it has not been settled.
   */
  amendSettled(transfer: Transfer, reason: ChangeReason): Promise<boolean>
  /** Writes until when the chain is read for a settled transfer, and when it did not have it. Nothing that a client sees. */
  noteArrival(transfer: Pick<Transfer, 'scope' | 'id' | 'arrivalWatchUntilMs' | 'arrivalMissedAtMs'>): Promise<void>
  /** Every change of a transfer, bridged or not, oldest first. */
  listChanges(scope: Scope, id: string): Promise<TransferChange[]>
  /** For the operator, who has the id alone: whose transfer it is. */
  findScope(environment: Scope['environment'], id: string): Promise<Scope | undefined>
  /**
   * The transfer that pays for the same order: of the same Link session, or of the same user and client transaction id. Only
   * one that was submitted and has not failed; at most one exists, by unique indexes. One that failed and was found at the
   * institution afterwards pays as well.
   */
  findPaying(
    order: Pick<Transfer, 'scope' | 'userId' | 'clientTransactionId' | 'linkSessionId'>,
  ): Promise<Transfer | undefined>
  find(scope: Scope, id: string): Promise<Transfer | undefined>
  findForUpdate(scope: Scope, id: string): Promise<Transfer | undefined>
  /**
   * Transfers of the same order, this one included, that count as not sent: they have failed and are watched then, or wait for their user.
   * Also those that were sent after they had failed. Newest first; of several accounts that pay together, the parts.
   */
  listSiblings(
    order: OrderOfTransfer & { id: string },
    range: { watchedAtMs: number; count: number },
  ): Promise<Transfer[]>
  /** The parts of a combined transfer, oldest first. */
  listParts(scope: Scope, combinedId: string): Promise<Transfer[]>
  /**
   * Other transfers of the environment, of whichever client, that count as paid by this transaction to the same
   * destination in the same asset.
   */
  listPaidBy(transfer: Transfer, hash: string): Promise<Transfer[]>
  /** The connection's transfer that the institution calls so. */
  findByInstitutionId(scope: Scope, connectionId: string, institutionId: string): Promise<Transfer | undefined>
  /**
   * Another transfer to which a record of this very order belongs rather: it is alike, from the same institution, of
   * whichever client, and may have a record that is not known yet. Two connections may be one account.
   *
   * `recordMs` is when the record was created. It can be of a call that was made by then, as far as clocks agree, and
   * belongs to one of these in this order: to a call at about that time before an older one; to a call in progress, to
   * one whose outcome is unknown, to one that counts as not sent and is watched, to one that arrived and may have been
   * sent twice; of those with an open call, to the nearest in time. So no record is left that only one transfer could have had.
   *
   * Without that time, the one that was sent first takes the first record.
   */
  hasRival(transfer: Transfer, nowMs: number, recordMs?: number): Promise<boolean>
  /**
   * The connection's transfers on exactly these terms since then, in any phase, the newest first. Without those of a Link
   * session or of an order of the client, which another request pays.
   */
  listLike(scope: Scope, terms: PaymentTerms & { sinceMs: number; count: number }): Promise<Transfer[]>
  /**
   * Withdrawals that may have moved money without having ended, and whose outcome is unknown, that are seen otherwise than
   * ordered, or that were created before then; also those that were found after they had failed, and those that have
   * disappeared from the chain, paid otherwise or not. Oldest first, with how
   * many there are. A combined transfer is listed once no part of it is in progress. Of one client, or of all clients of an
   * environment. Bridged transfers are left out: those wait for a user's deposit.
   */
  listStuck(
    of: { environment: Scope['environment']; clientId?: string },
    range: { createdBeforeMs: number; combinedBeforeMs: number; count: number },
  ): Promise<{ items: Transfer[]; total: number }>
  /** Transfers the institution may have been asked for: `awaitingUser` ones are not shown. */
  list(scope: Scope, filter: TransferFilter): Promise<ListedTransfers>
}

/**
 * What one transfer alone may have, across all clients of an environment, and for good: what a transfer has is kept as a keyed hash when it
 * is erased.
 */
export interface ClaimRepository {
  /** Ids of the institution's records that are other transfers', among those that a search for this one can meet. */
  listRecords(transfer: Transfer): Promise<Claims>
  /** The record is this transfer's from now on. False where it is, or was, another's. */
  takeRecord(transfer: Transfer, recordId: string): Promise<boolean>
  /**
   * Payments on the network that are other transfers', as `paymentKey`s; all of a transaction that the same wallet named for a transfer
   * like this one, unless it was named for this one as well.
   */
  listPayments(transfer: Transfer): Promise<Claims>
  /** These positions of the transaction are this transfer's from now on. False where one of them is, or was, another's. */
  takePayment(transfer: Transfer, hash: string, positions: readonly string[]): Promise<boolean>
  /** Whether a transfer that has been erased since paid the order. */
  isPaid(order: Pick<Preview, 'scope' | 'userId'> & { clientTransactionId: string }): Promise<boolean>
}

/** One call to withdraw. The row is committed before the call; at most one per transfer is `intended`. */
export interface AttemptRecord {
  id: string
  transferId: string
  number: number
  state: AttemptState
  /** Absent while it is `intended`, and in rows of a version before. */
  outcome?: AttemptOutcome
  /** Of an outcome `rejected` or `unreached`. */
  reason?: RejectionReason
  /** The institution's answer, worded for people. No decision depends on it. */
  detail?: string
  createdAtMs: number
  /** The process that makes the call was found to have ended. */
  isAbandoned: boolean
}

/** We call the institution. Of a wallet's transfer, the first one: the call creates nothing and says that the wallet is to be asked. */
export interface ExchangeWithdrawalAttempt extends AttemptRecord {
  kind: 'exchangeWithdrawal'
}

/** What is kept of the request to a wallet. */
export interface WalletRequestRecord {
  /** The chain's head before the first time, as a decimal. */
  afterBlock: string
  /**
   * Chosen by the page that asks the wallet, which asks for the transaction with the same one again where no reply
   * came. Absent once a page has said what came of it.
   */
  askId?: string
}

/** A page asks the user's wallet, and the chain is searched for its payment. */
export interface WalletPaymentAttempt extends AttemptRecord, WalletRequestRecord {
  kind: 'walletPayment'
  /** The nonce of the transaction that the wallet sent last, once a node has shown it, as a decimal. */
  walletNonce?: string
  /** Where the wallet took the payment under an id, by which it says what became of it. */
  walletCalls?: WalletCalls
}

/** The id that a wallet gave the payment (EIP-5792). */
export interface WalletCalls {
  id: string
  /** Which wallet of the user's browser has it. */
  wallet: string
  /** The wallet has shown that it knows the id: that it no longer does means that it dropped the payment. */
  isKnown: boolean
}

/** Each kind has its reconciler: `reconcile/exchangeWithdrawal.ts`, `reconcile/walletPayment.ts`. */
export type WithdrawalAttempt = ExchangeWithdrawalAttempt | WalletPaymentAttempt

export interface WithdrawalAttemptRepository {
  insert(attempt: WithdrawalAttempt): Promise<void>
  /** With `belowNumber`: the last attempt before the one of that number. */
  last(transferId: string, belowNumber?: number): Promise<WithdrawalAttempt | undefined>
  noteNonce(id: string, walletNonce: string): Promise<void>
  /** Once the wallet has shown that it knows an id, that is not forgotten. */
  noteCalls(id: string, calls: WalletCalls): Promise<void>
  /** The page that asked the wallet has answered. */
  endAsk(id: string): Promise<void>
  /** Forward only: changes nothing unless the attempt is still in `from`. */
  close(id: string, from: WithdrawalAttempt['state'], end: AttemptEnd): Promise<boolean>
}
