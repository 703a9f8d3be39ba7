import type { NetworkType, TaggedAddress } from '@rialto/catalog'

import type { KeyCreator } from '../access/ports.ts'
import type { Environment, Scope } from '../kernel/scope.ts'
import type { BridgePayment } from './bridges/ports.ts'

/**
 * The origin of the addresses that a client's payment requests show. Rialto holds no private key: `extendedKey` is the
 * public half of a BIP-32 account, `account` an address whose payments are distinguished by a destination tag, or on
 * Solana by a reference.
 */
export type PaymentSourceKind = 'extendedKey' | 'account'

/** A client's key or account for one family of networks. */
export interface PaymentSource {
  id: string
  scope: Scope
  networkType: NetworkType
  kind: PaymentSourceKind
  /** The extended public key, or the address. */
  value: string
  /** The client has compared the first addresses with its own wallet. Until then the source issues none. */
  confirmedAtMs?: number
  /** A payment from the account has proven that the client owns it. */
  provenAtMs?: number
  createdAtMs: number
}

/** How many addresses a source has issued, and how many were issued after the last one that was paid. */
export interface SourceUse {
  issued: number
  unpaidInARow: number
}

/**
 * The handling of a deviating payment.
 * - `credit`: it counts for the order. `hold`: it waits for a decision. `refund`: a refund is created for it.
 */
export type PaymentRule = 'credit' | 'hold' | 'refund'

/** A client's rules, copied into each request when it is created. */
export interface PaymentRules {
  /** The ratio of the amount that may be missing. */
  toleranceRatio: string
  /** At the end of the time, if only a part arrived. Until then the rest is asked for at the same address. */
  underpaid: PaymentRule
  /** The excess over the amount. */
  overpaid: PaymentRule
  /** Payments after the end of the time. */
  late: PaymentRule
  /** A further payment of a paid order, another asset, another network. */
  other: Exclude<PaymentRule, 'credit'>
  /** Each refund needs the approval of a member other than its requester. */
  approvesRefunds: boolean
}

/**
 * The state of a request.
 * - `waiting`: nothing was seen. `detected`: enough was seen, and the chain has not made it final.
 * - `underpaid`: less was seen than asked for, and the time has not ended.
 * - `held`: a part arrived in time, and a decision is needed.
 * - `paid`, `expired`, `canceled`: final. `paidOtherwise`: the order was paid from a connected account.
 */
export type PaymentRequestStatus =
  | 'waiting'
  | 'detected'
  | 'underpaid'
  | 'held'
  | 'paid'
  | 'expired'
  | 'canceled'
  | 'paidOtherwise'

/** A client's decision: to accept a partial payment, or to end the request. */
export interface PaymentDecision {
  action: 'credit' | 'cancel'
  atMs: number
  note?: string
}

/** An order of a fixed amount that is paid by sending to an address of the client's own. */
export interface PaymentRequest {
  id: string
  scope: Scope
  userId: string
  /** The client's id of the order, or one of the Link session. */
  transactionId: string
  /** The client's id, where it sent one. */
  clientTransactionId?: string
  linkSessionId?: string
  subClientId?: string
  networkId: string
  symbol: string
  /** To be paid, in the asset. */
  amount: string
  address: string
  /** The destination tag, or on Solana the reference. */
  addressTag?: string
  /** The source and its number of the address. Absent: the client's server issued the address. */
  issuedBy?: { sourceId: string; number: number }
  rules: PaymentRules
  status: PaymentRequestStatus
  /** Final payments that count for the order. */
  credited: string
  /** Inserted with the first payment that counts. */
  transferId?: string
  decision?: PaymentDecision
  /** The payer's address for refunds. */
  refundTo?: TaggedAddress
  sequence: number
  createdAtMs: number
  expiresAtMs: number
  /** Until then the address is watched. */
  watchUntilMs: number
}

/** Why a payment, or a part of it, does not count for the order. */
export type PaymentIssue =
  | 'wrongNetwork'
  | 'wrongAsset'
  | 'sanctionedSender'
  | 'dust'
  | 'late'
  | 'repeated'
  | 'overpaid'
  | 'underpaid'
  | 'canceled'
  | 'paidOtherwise'

/**
 * A payment to the address of a request, as the chain shows it.
 * - `detected`: in a block that may still be replaced. `final`: in one that is not. `dropped`: its block was replaced.
 */
export interface IncomingPayment {
  id: string
  requestId: string
  networkId: string
  hash: string
  /** Position in the transaction: two payments of one transaction never share it. */
  position: string
  block: bigint
  symbol: string
  amount: string
  fromAddress?: string
  state: 'detected' | 'final' | 'dropped'
  /** It may have been sent before the end of the time. */
  isOnTime: boolean
  /** The sender is on a sanctions list. */
  isSanctioned: boolean
  seenAtMs: number
  finalAtMs?: number
  /** As last reported to the client. */
  issue?: PaymentIssue
  /** The part that counts for the order, once the order is paid: it never changes from then on. */
  counted?: string
}

/** A payment that the chain shows to one of the watched addresses. */
export interface ChainDeposit {
  hash: string
  position: string
  block: bigint
  to: string
  tag?: string
  from?: string
  symbol: string
  amountBaseUnits: bigint
  decimals: number
}

/** The newest block and the newest final one. */
export interface ChainHeads {
  head: bigint
  final: bigint
  /** Time of the newest block. Absent on local chains, which make no blocks without transactions. */
  headAtMs?: number
}

/** Reads payments to many addresses of a network together. */
export interface ChainDeposits {
  watches(networkId: string): boolean
  /** Numbers of the newest block and of the newest final one. */
  heads(networkId: string): Promise<ChainHeads>
  /** The most blocks of one scan. */
  blocksAtOnce(networkId: string): bigint
  /** Reads these blocks, both ends included. Rejects if the node cannot be read. */
  scan(networkId: string, input: ChainScanInput): Promise<ChainScan>
}

export interface ChainScanInput {
  destinations: readonly TaggedAddress[]
  /** Other watched destinations, which are not read. A payment that names one of them first is not a payment to `destinations`. */
  others?: readonly TaggedAddress[]
  from: bigint
  to: bigint
}

export interface ChainScan {
  /**
   * All payments to the destinations that are not in `unread`, possibly some payments to those that are, and possibly payments
   * to their addresses with other tags.
   */
  deposits: readonly ChainDeposit[]
  /**
   * Destinations with more transactions than one scan reads, or with a transaction that cannot be read. Without a tag: all
   * with this address. `readTo`: the last block that was read for it, or the one before the range.
   */
  unread: readonly (TaggedAddress & { readTo: bigint })[]
}

/** Derives addresses from extended public keys (BIP-32). It can neither read nor make a private key. */
export interface AddressDerivation {
  /** The reason for which the text is not a usable extended public key of such networks; undefined if it is one. */
  findFault(networkType: NetworkType, extendedKey: string): string | undefined
  /** One spelling for all texts of a key, so that its numbers are counted once. */
  canonicalKey(networkType: NetworkType, extendedKey: string): string
  /** The address with this number among the receiving addresses of the account. */
  derive(networkType: NetworkType, extendedKey: string, number: number): string
  /** The public key with this number that Solana Pay adds to a payment to the account (its `reference`). */
  referenceOf(account: string, number: number): string
}

export type RefundStatus =
  /** No address is known. */
  | 'needsAddress'
  /** A second member has to approve it. */
  | 'needsApproval'
  /** The client sends it. */
  | 'pending'
  | 'succeeded'
  | 'failed'
  | 'canceled'

/**
 * The return of money that arrived for a request, or of an unassigned payment. The client sends it; Rialto proves on the
 * chain that it arrived.
 */
export interface Refund {
  id: string
  scope: Scope
  /** Absent: it returns an unassigned payment. */
  requestId?: string
  unassignedPaymentId?: string
  networkId: string
  symbol: string
  amount: string
  /** Absent while it is not known. */
  to?: TaggedAddress
  reason: string
  status: RefundStatus
  /** The payment for which a rule created it. */
  paymentId?: string
  requestedBy: string
  /** Of the key that requested it. */
  keyCreator?: KeyCreator
  approvedBy?: string
  /** The client's transaction. */
  hash?: string
  /** Why it failed, or why its transaction does not pay it. */
  failureMessage?: string
  /** Amount that its transaction brought to the address, if it differs or arrived after the cancellation. */
  arrived?: string
  sequence: number
  createdAtMs: number
  finishedAtMs?: number
}

/** The block up to which a network was scanned, and when. */
export interface ChainCursor {
  block: bigint
  scannedAtMs: number
  /** Destinations that were read up to an earlier block. Absent: unchanged. */
  unread?: readonly UnreadDestination[]
}

/** A destination that is read more slowly than its network. Without a tag: all with this address. */
export interface UnreadDestination extends TaggedAddress {
  block: bigint
  scannedAtMs: number
}

/** The watched destination of a request. */
export type WatchedRequest = Pick<PaymentRequest, 'id' | 'scope' | 'networkId' | 'address' | 'addressTag'>

export interface PaymentRequestFilter {
  id?: string
  userId?: string
  transactionId?: string
  clientTransactionId?: string
  statuses?: readonly PaymentRequestStatus[]
  before?: { createdAtMs: number; id: string }
  count: number
}

export interface RefundFilter {
  id?: string
  requestId?: string
  unassignedPaymentId?: string
  /** Of the payment request. */
  userId?: string
  statuses?: readonly RefundStatus[]
  before?: { createdAtMs: number; id: string }
  count: number
}

/** A refund with the user of its payment request. */
export type ListedRefund = Refund & Partial<Pick<PaymentRequest, 'userId' | 'clientTransactionId'>>

/** The key of a counter of numbers: several clients may use one extended public key. */
type SourceKey = Pick<PaymentSource, 'networkType' | 'value' | 'kind'>

export interface PaymentSourceRepository {
  /** Of every family, those that were replaced excepted. */
  list(scope: Scope): Promise<PaymentSource[]>
  find(scope: Scope, networkType: NetworkType): Promise<PaymentSource | undefined>
  /** Replaces the source of its family. */
  put(source: PaymentSource): Promise<void>
  confirm(scope: Scope, id: string, atMs: number): Promise<boolean>
  /** Notes the first proof that the client owns its account. */
  prove(scope: Scope, id: string, atMs: number): Promise<void>
  /** The next number of the key or account, which no other call gets, whichever client it belongs to. */
  takeNumber(environment: Environment, source: SourceKey): Promise<number>
  /** For each of these addresses, the client that proved it first as its account, or else confirmed it first, also of replaced sources. */
  listOwners(
    environment: Environment,
    networkType: NetworkType,
    addresses: readonly string[],
  ): Promise<{ scope: Scope; address: string }[]>
  /** The client's confirmed accounts, those that were replaced included, the last confirmed first. */
  listAccounts(scope: Scope, count: number): Promise<PaymentSource[]>
  /** The block up to which an account was read for payments that name no order, and the one after which that began. */
  accountCursor(sourceId: string, networkId: string): Promise<{ block: bigint; begun: bigint } | undefined>
  /** Writes it unless a later block was written meanwhile. */
  setAccountCursor(sourceId: string, networkId: string, block: bigint): Promise<void>
  use(environment: Environment, source: SourceKey): Promise<SourceUse>
  /** Notes that the address with this number was paid. */
  notePaid(sourceId: string, number: number): Promise<void>
  rules(scope: Scope): Promise<PaymentRules | undefined>
  setRules(scope: Scope, rules: PaymentRules): Promise<void>
}

/** A payment request with its payments and refunds. */
export interface ExportedRequest extends Omit<PaymentRequest, 'scope'> {
  /** The block is a decimal string. */
  payments: readonly (Omit<IncomingPayment, 'block' | 'requestId'> & { block: string })[]
  refunds: readonly Omit<Refund, 'scope' | 'requestId' | 'unassignedPaymentId'>[]
  bridgePayments: readonly Omit<BridgePayment, 'scope' | 'requestId'>[]
}

export interface PaymentRequestRepository {
  /** False, and nothing written, if the order has an open request for the asset, or the address was used before. */
  insert(request: PaymentRequest): Promise<'inserted' | 'exists' | 'addressUsed'>
  update(request: PaymentRequest): Promise<void>
  find(scope: Scope, id: string): Promise<PaymentRequest | undefined>
  findForUpdate(scope: Scope, id: string): Promise<PaymentRequest | undefined>
  /** The owner of a request, for a caller that knows its id alone. */
  findScope(environment: Environment, id: string): Promise<Scope | undefined>
  findOpen(
    scope: Scope,
    key: Pick<PaymentRequest, 'userId' | 'transactionId' | 'networkId' | 'symbol'>,
  ): Promise<PaymentRequest | undefined>
  /** The newest first. */
  list(scope: Scope, filter: PaymentRequestFilter): Promise<PaymentRequest[]>
  /** All requests of a user, the oldest first. */
  readOfUser(scope: Scope, userId: string): Promise<readonly ExportedRequest[]>
  /** Whether a request has issued the destination. */
  isIssued(environment: Environment, networkId: string, destination: TaggedAddress): Promise<boolean>
  /** Requests whose address is watched on the network, which may be another of its family; those at one address where it is given. */
  listWatched(
    environment: Environment,
    networkIds: readonly string[],
    nowMs: number,
    address?: string,
  ): Promise<WatchedRequest[]>
  /** Open requests of the network whose time has ended by then. */
  listDue(environment: Environment, networkId: string, nowMs: number): Promise<Pick<PaymentRequest, 'id' | 'scope'>[]>
  findAll(scope: Scope, ids: readonly string[]): Promise<PaymentRequest[]>
  /** Payments of the request, in the order in which they were seen. */
  payments(requestId: string): Promise<IncomingPayment[]>
  /** The same of several requests. */
  listPayments(requestIds: readonly string[]): Promise<IncomingPayment[]>
  /** Inserts the payment, or writes its state and issue. */
  savePayment(payment: IncomingPayment): Promise<void>
  /** Those that were seen in a block of the range and are not final. */
  listUnsettled(
    environment: Environment,
    networkId: string,
    range: { from: bigint; to: bigint },
  ): Promise<(Pick<PaymentRequest, 'id' | 'scope'> & { paymentId: string })[]>
  /** Deletes requests without a payment whose watch has ended by then. Their addresses are never issued again. */
  pruneUnpaid(environment: Environment, endedBeforeMs: number): Promise<void>
  cursor(environment: Environment, networkId: string): Promise<ChainCursor | undefined>
  /** Writes it unless a later block was written meanwhile. */
  setCursor(environment: Environment, networkId: string, cursor: ChainCursor): Promise<void>
  /** Requests of the client that are watched, and whose address is read apart from its network. */
  countBehind(scope: Scope, nowMs: number): Promise<number>
}

export interface RefundRepository {
  insert(refund: Refund): Promise<void>
  /** False if the transaction pays another refund to the same destination. */
  update(refund: Refund): Promise<boolean>
  find(scope: Scope, id: string): Promise<Refund | undefined>
  findForUpdate(scope: Scope, id: string): Promise<Refund | undefined>
  listOf(requestId: string): Promise<Refund[]>
  /** Returns of an unassigned payment, the oldest first. */
  listReturnsOf(unassignedPaymentId: string): Promise<Refund[]>
  /** The refunds of these requests, the oldest first. */
  listOfAll(requestIds: readonly string[]): Promise<Refund[]>
  /** The newest first. */
  list(scope: Scope, filter: RefundFilter): Promise<ListedRefund[]>
}
