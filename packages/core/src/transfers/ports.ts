import type { TaggedAddress } from '@rialto/catalog'
import type { PayerSide } from '@rialto/contract'

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

/** A priced and not yet approved transfer. The transfer gets its id. Amounts are decimal strings in the asset. */
export interface Preview {
  id: string
  scope: Scope
  connectionId: string
  userId: string
  /** Integration type of the source. */
  type: string
  /** Public id of the wallet, if it is listed. */
  walletId?: string
  symbol: string
  networkId: string
  toAddress: string
  addressTag?: string
  /** Arrives at `toAddress`. */
  amount: string
  /** The institution's fee, in the asset, on top of the amount. */
  fee: string
  /** The network's fee of a wallet payment, if it is paid in another asset, with its price in USD. `amount` is absent if unknown. */
  networkFee?: NetworkFee & { priceUsd?: string }
  /** The client's fee, part of `amount`: in the asset, and as a ratio of the requested amount. Absent: none. */
  clientFee?: { amount: string; ratio: string }
  /** USD per unit at the time of the preview; '0' for an asset without a price. */
  priceUsd: string
  /** Address for a return, with the tag that it requires. */
  refundTo?: TaggedAddress
  clientTransactionId?: string
  /** The Link session of the preview. Absent for one made through the API. */
  linkSessionId?: string
  subClientId?: string
  /** The conversion or purchase before the withdrawal. Absent if the account holds the asset. */
  funding?: ConversionPlan
  transferType: TransferTypeName
  isFeeIncluded: boolean
  /** A combined transfer: its parts from several accounts send the money. `connectionId` and `type` are those of the largest part. */
  isCombined?: true
  /** The combined transfer of this part. The part has its own withdrawal, and is reported with the whole. */
  partOf?: string
  createdAtMs: number
  expiresAtMs: number
}

/**
 * The phase of a transfer.
 * - `converting`: the intent to convert or buy the asset first is committed, as an order with the transfer's id. No
 *   withdrawal has been requested.
 * - `sending`: the intent is committed; the one call is in progress, or its process has ended.
 * - `awaitingUser`: the institution created nothing and requires an action of the user first.
 * - `unknown`: the call ended without an answer; the institution's history decides.
 * - `accepted`: the institution has accepted the withdrawal. `onChain`: its transaction is known and not yet confirmed.
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
 * A deviation of a withdrawal from its order. It does not end the transfer: the institution may still name another transaction,
 * and until then the order counts as paid.
 * - `short`: the transaction pays the address less than the ordered amount. `elsewhere`: it pays the address nothing.
 * - `reverted`: the transaction moved nothing. `missing`: no node has it, long after the institution named it.
 * - `unnamed`: the institution reports the withdrawal as completed without a transaction, on a watched network.
 * - `reorganized`: the chain has replaced the block of a settled transfer's transaction. The order still counts as paid.
 */
export interface TransferFinding {
  kind: 'short' | 'elsewhere' | 'reverted' | 'missing' | 'unnamed' | 'reorganized'
  sinceMs: number
  /** The transaction concerned. */
  hash?: string
  /** Amount that reached the address with this transaction, in the asset. */
  arrived?: string
  /** Time at which an operator resolved the deviation, or ended the transfer with the arrived amount. */
  handledAtMs?: number
}

export interface Transfer extends Omit<Preview, 'expiresAtMs'> {
  phase: TransferPhase
  /** The payment request whose address is paid. Such a transfer has no connection: `connectionId` is empty. */
  paymentRequestId?: string
  /** The institution whose records belong to it. Absent in rows of earlier versions, where it equals the type. */
  institution?: string
  /** Our reference, sent to the institution with the call. */
  reference: string
  institutionTransactionId?: string
  hash?: string
  confirmations?: number
  /** The institution's reported fee, and the whole debit of the account. Absent until the institution reports them. */
  charged?: { fee: string; debit: string }
  /** Outcome of the preceding order, as reported by the institution. */
  converted?: FilledConversion
  /** Network fee of a wallet's transaction, read from the chain; '0' if another account paid it, or is asked to. */
  networkFeeCharged?: string
  /** Ids of further records of the institution for this transfer that did not fail: it paid more than once. */
  twinRecords?: readonly string[]
  /** Ids of its records that the institution reported as failed before another one appeared. They may still be sent. */
  formerRecords?: readonly string[]
  /** Time at which an operator resolved a debit above the approved one. */
  overchargeHandledAtMs?: number
  finding?: TransferFinding
  /** Amount that reached the address, recorded by an operator because it differs from the ordered one. */
  arrived?: string
  /** Amount returned to the user, as recorded by an operator. */
  refunded?: { amount: string; hash?: string }
  /** Shown to the user. */
  failureMessage?: string
  /** Number of the last event written. */
  sequence: number
  acceptedAtMs?: number
  sentAtMs?: number
  finishedAtMs?: number
  /**
   * End of the watch of a failed transfer that may have been sent, or of a settled one that may have been sent twice:
   * until then the institution and the chain are read for it.
   */
  watchUntilMs?: number
  /** End of the time in which the chain is read again for an arrived transfer. */
  arrivalWatchUntilMs?: number
  /** Time at which the chain first lacked the transaction of an arrived transfer. */
  arrivalMissedAtMs?: number
  /** Time at which a failed transfer was found to have been sent. It pays its order, and waits for an operator until `lateHandledAtMs`. */
  foundLateAtMs?: number
  lateHandledAtMs?: number
}

/** One entry of a transfer's history: the phase after the change, and the reason for it. */
export interface TransferChange extends ChangeReason {
  phase: TransferPhase
  hash?: string
  confirmations?: number
  /** Number of the last event written by then. */
  sequence: number
}

/** From a connected account, or over a bridge. */
export type AnyTransfer = Transfer | BridgedTransfer

/** The amounts that payers of orders by address sent, for the events and records of their transfers. */
export interface PayerSides {
  /**
   * By transfer id, of transfers of one client. Only orders by address that have ended have one, and only if it differs from the
   * money line of the transfer.
   */
  of(transfers: readonly AnyTransfer[]): Promise<ReadonlyMap<string, PayerSide>>
}

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
  /** Leaves out bridging addresses without a payment, unless one is named by its id. */
  isPaidIn?: boolean
  /** Skips the total, which is then 0. */
  isUncounted?: boolean
  /** Only transfers after this one, in the order of `createdAt`. */
  after?: ListPlace
}

/** Position of a transfer in a list by age. */
export interface ListPlace {
  createdAtMs: number
  id: string
}

/** Upper limit of a list's total: counting all transfers of a client is slow, and higher page numbers are not used. */
export const maxListedTotal = 10_000

export interface ListedTransfers {
  items: AnyTransfer[]
  /** Of all pages, `maxListedTotal` at most. */
  total: number
  /** The last of the items, if more follow. */
  next?: ListPlace
}

export interface PreviewRepository {
  insert(preview: Preview): Promise<void>
  find(scope: Scope, id: string): Promise<Preview | undefined>
  /** Locks the row until the transaction ends: twins of one execute wait for each other here. */
  findForUpdate(scope: Scope, id: string): Promise<Preview | undefined>
}

/** Thrown by `insert` and `update` if another transfer already pays for the same order. */
export class OrderAlreadyPaidError extends Error {
  override readonly name = 'OrderAlreadyPaidError'
}

/** The terms that a repeated request of one payment without an order id has in common with the first. */
export type PaymentTerms = Pick<
  Transfer,
  'connectionId' | 'symbol' | 'networkId' | 'toAddress' | 'addressTag' | 'amount'
>

/** The fields that identify the order of a transfer. */
export type OrderOfTransfer = Pick<Transfer, 'scope' | 'userId' | 'clientTransactionId' | 'linkSessionId' | 'partOf'>

/** Transfers from connected accounts; `list` shows bridged ones among them. No change is written without its reason. */
export interface TransferRepository {
  /** @throws OrderAlreadyPaidError */
  insert(transfer: Transfer, reason: ChangeReason): Promise<void>
  /** Writes the fields that may change. @throws OrderAlreadyPaidError */
  update(transfer: Transfer, reason: ChangeReason): Promise<void>
  /**
   * Writes later findings about a failed transfer: that it was sent, and that an operator has resolved this. The phase
   * stays `failed`. False if the transfer has not failed.
   */
  amendFailed(transfer: Transfer, reason: ChangeReason): Promise<boolean>
  /**
   * Writes later findings about a settled transfer: the charge, further records, a replaced block, and that an operator has
   * resolved these. The phase stays `settled`. False if the transfer is not settled.
   */
  amendSettled(transfer: Transfer, reason: ChangeReason): Promise<boolean>
  /** Writes the end of a settled transfer's watch, and the time at which the chain lacked it. Invisible to clients. */
  noteArrival(transfer: Pick<Transfer, 'scope' | 'id' | 'arrivalWatchUntilMs' | 'arrivalMissedAtMs'>): Promise<void>
  /** Every change of a transfer, bridged or not, oldest first. */
  listChanges(scope: Scope, id: string): Promise<TransferChange[]>
  /** The scope of a transfer, for an operator who has only its id. */
  findScope(environment: Scope['environment'], id: string): Promise<Scope | undefined>
  /**
   * The transfer that pays for the same order: of the same Link session, or of the same user and client transaction id. Only
   * a submitted one that has not failed; at most one exists, by unique indexes. A failed one that was found at the
   * institution later also pays the order.
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
  /** The connection's transfer with this id of the institution. */
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
 * Exclusive claims of transfers, across all clients of an environment. They are permanent: an erased transfer keeps its claims as
 * keyed hashes.
 */
export interface ClaimRepository {
  /** Ids of the institution's records that other transfers have claimed, among those that a search for this one can return. */
  listRecords(transfer: Transfer): Promise<Claims>
  /** Claims the record for this transfer. False if another one has or had it. */
  takeRecord(transfer: Transfer, recordId: string): Promise<boolean>
  /**
   * Payments on the network that are other transfers', as `paymentKey`s; all of a transaction that the same wallet named for a transfer
   * like this one, unless it was named for this one as well.
   */
  listPayments(transfer: Transfer): Promise<Claims>
  /** Claims these positions of the transaction for this transfer. False if another one has or had one of them. */
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
  /** Absent while `intended`, and in rows of earlier versions. */
  outcome?: AttemptOutcome
  /** Set for the outcomes `rejected` and `unreached`. */
  reason?: RejectionReason
  /** The institution's answer, worded for people. No decision depends on it. */
  detail?: string
  createdAtMs: number
  /** The process of the call has ended. */
  isAbandoned: boolean
}

/** A call to the institution. A wallet's transfer begins with one: it creates nothing, and returns the request for the wallet. */
export interface ExchangeWithdrawalAttempt extends AttemptRecord {
  kind: 'exchangeWithdrawal'
}

/** Stored part of the request to a wallet. */
export interface WalletRequestRecord {
  /** The chain's head before the first request, as a decimal. */
  afterBlock: string
  /**
   * Chosen by the page that prompts the wallet. The page prompts with the same id again if no reply came. Absent once a
   * page has reported the outcome.
   */
  askId?: string
}

/** A page asks the user's wallet, and the chain is searched for its payment. */
export interface WalletPaymentAttempt extends AttemptRecord, WalletRequestRecord {
  kind: 'walletPayment'
  /** The nonce of the transaction that the wallet sent last, once a node has shown it, as a decimal. */
  walletNonce?: string
  /** The wallet's id of the payment, if it gave one: it reports the outcome by this id. */
  walletCalls?: WalletCalls
}

/** The id that a wallet gave the payment (EIP-5792). */
export interface WalletCalls {
  id: string
  /** The wallet in the user's browser that gave the id. */
  wallet: string
  /** The wallet has recognized the id: if it no longer does, it has dropped the payment. */
  isKnown: boolean
}

/** Each kind has its reconciler: `reconcile/exchangeWithdrawal.ts`, `reconcile/walletPayment.ts`. */
export type WithdrawalAttempt = ExchangeWithdrawalAttempt | WalletPaymentAttempt

export interface WithdrawalAttemptRepository {
  insert(attempt: WithdrawalAttempt): Promise<void>
  /** With `belowNumber`: the last attempt before the one of that number. */
  last(transferId: string, belowNumber?: number): Promise<WithdrawalAttempt | undefined>
  noteNonce(id: string, walletNonce: string): Promise<void>
  /** `isKnown` never returns to false. */
  noteCalls(id: string, calls: WalletCalls): Promise<void>
  /** The page that asked the wallet has answered. */
  endAsk(id: string): Promise<void>
  /** Forward only: changes nothing unless the attempt is still in `from`. */
  close(id: string, from: WithdrawalAttempt['state'], end: AttemptEnd): Promise<boolean>
}
