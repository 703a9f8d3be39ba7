import type { NetworkType } from '@rialto/catalog'

import type { Environment, Scope } from '../kernel/scope.ts'
import type { BridgedTransfer, BridgingPair, BridgingStep, MovedAmount } from '../transfers/bridgedTransfer.ts'
import type { ChangeReason } from '../transfers/changeReason.ts'

/**
 * A pair of legs that an operator has enabled for a client. The providers report whether they support it; that is not
 * configured.
 */
export interface BridgingRoute {
  origin: BridgingPair
  destination: BridgingPair
  displayName: string
  /** The least to pay in, in the origin asset; absent where none is configured. */
  minimumAmount?: string
}

/** A route as an operator configured it. */
export interface ConfiguredRoute extends BridgingRoute {
  id: string
  createdAtMs: number
}

/** A client's routes and how it prefers its networks, ready to be asked about a pair without looking at every route. */
export interface RouteTable {
  /** By `pairKey`; in the order in which they were configured. */
  from: ReadonlyMap<string, readonly BridgingRoute[]>
  to: ReadonlyMap<string, readonly BridgingRoute[]>
  /** By `pairKey` of the origin, then of the destination. */
  between: ReadonlyMap<string, BridgingRoute>
  /** Place of a CAIP-2 id in the network priority, 0 the most preferred. Networks that are not named come last. */
  rank: ReadonlyMap<string, number>
}

/** Assets that a client's users may deposit, from the origins of its routes. */
export interface RouteOrigin {
  clientId: string
  /** CAIP-2. */
  network: string
  asset: string
}

/**
 * The rule for coins on an unsupported network or in an unsupported asset: returned at once, or after an operator's
 * decision.
 */
export type MisdirectedDeposits = 'refund' | 'hold'

export interface RouteRepository {
  /** Origins of every client, without duplicates, for data that is published about all of them. */
  listOrigins(environment: Environment): Promise<RouteOrigin[]>
  /** In the order in which they were configured. */
  list(scope: Scope): Promise<ConfiguredRoute[]>
  /** In the order of their pairs, behind a route. `find` is part of the name or of a network or asset, in any case. */
  listPage(
    scope: Scope,
    page: {
      find?: string | undefined
      after?: Pick<BridgingRoute, 'origin' | 'destination'> | undefined
      count: number
    },
  ): Promise<ConfiguredRoute[]>
  /** Replaces name and minimum of the route between the same pairs, if there is one; answers it with its id. */
  upsert(scope: Scope, route: ConfiguredRoute): Promise<ConfiguredRoute>
  /** False for an unknown route. */
  remove(scope: Scope, id: string): Promise<boolean>
  /** CAIP-2 ids, the most preferred first. */
  networkPriority(scope: Scope): Promise<readonly string[]>
  setNetworkPriority(scope: Scope, networks: readonly string[]): Promise<void>
  misdirectedDeposits(scope: Scope): Promise<MisdirectedDeposits>
  setMisdirectedDeposits(scope: Scope, rule: MisdirectedDeposits): Promise<void>
}

export interface BridgeFee {
  /** `providerRelayerGas`, `providerRelayerService`, `originGas`, … */
  kind: string
  label: string
  amount: string
  /** The asset of the fee. */
  asset: string
  /** Undefined without a price. */
  amountUsd?: string
  /** False: paid by the sender, not taken from the payout. */
  includedInEstimate: boolean
}

export interface BridgeQuote {
  /** Pays out, net of the fees included in it; decimal string in the destination asset, rounded down. */
  estimatedAmount: string
  /** At the configured slippage. */
  minimumAmount?: string
  fees: readonly BridgeFee[]
  warnings: readonly string[]
}

/** The address that a provider has issued, and its id for later queries. */
export interface IssuedAddress {
  address: string
  /** The provider's own id of the request that made the address. */
  reference: string
  /** Undefined if the address does not expire. */
  expiresAtMs?: number
  warnings: readonly string[]
}

/** The address of one payment of an exact amount. */
export interface ExactAddress extends IssuedAddress {
  /** To be paid in, in the origin asset. */
  payInAmount: string
  expiresAtMs: number
}

/** One pay-in to an issued address and what became of it, as the provider reports it now. */
export interface BridgeOperation {
  /** The provider's id of this pay-in. A provider may price a pay-in anew under a new id: see `supersededBy`. */
  reference: string
  /** Id under which the pay-in continues. Nothing more is reported under this one. */
  supersededBy?: string
  /** `pending` covers every unknown status. `refunded` is final too: the coins were returned. */
  status: 'waiting' | 'pending' | 'succeeded' | 'failed' | 'refunded'
  step: BridgingStep
  /** The provider's own word, for the record's timeline. */
  upstreamStatus: string
  /** Decimal strings in whole units of the leg's asset; absent until the provider reports them. */
  paidInAmount?: string
  paidOutAmount?: string
  /** The deposited asset if it differs from the origin's. */
  otherPaidIn?: MovedAmount
  /** CAIP-2 id of the network it came on, where that was another than the origin's. */
  paidInOn?: string
  /** The returned amount. */
  refunded?: MovedAmount
  /** Sender of the deposit. */
  sender?: string
  originHashes: readonly string[]
  destinationHashes: readonly string[]
  refundHashes: readonly string[]
  /** Recipient of the refund. */
  refundAddress?: string
  failReason?: string
  updatedAtMs?: number
}

/** A message a provider sends us. Nothing in it is believed but which address to ask about. */
export interface ProviderWebhook {
  address?: string
  reference?: string
}

/** A provider that moves coins from one chain to another. Implemented in `@rialto/bridges`, one folder each. */
export interface BridgeProvider {
  name: string
  /**
   * Whether the provider supports the route now, according to its last listing in memory. False for an origin that it
   * accepts, but not by a plain transfer to an address (a memo would be needed).
   */
  supportsRoute(ends: { origin: BridgingPair; destination: BridgingPair }): boolean
  /** Reads its chains and assets again. If the provider is unreachable, the known ones stay. Throws `BridgeError`. */
  refresh(): Promise<void>
  /** Quotes the present payout for `amount` of the origin asset. Creates nothing. Throws `BridgeError`. */
  quote(input: {
    origin: BridgingPair
    destination: BridgingPair
    recipient: string
    amount: string
  }): Promise<BridgeQuote>
  /**
   * Issues an address that turns every pay-in of the origin asset into a payout to `recipient`. No coins move, so a
   * call whose answer is lost may be repeated: the first address then stays unused. Throws `BridgeError`.
   */
  issueAddress(input: {
    origin: BridgingPair
    destination: BridgingPair
    recipient: string
    /** Amount of a typical pay-in, in the origin asset. Providers require one and accept other amounts. */
    expectedAmount: string
    /**
     * The operator's address on the origin network, which receives pay-ins that can be neither delivered nor returned to their sender: the
     * sender of a withdrawal from an exchange is the exchange's hot wallet. Absent: the operator has configured none.
     */
    recoveryAddress?: string
  }): Promise<IssuedAddress>
  /**
   * Issues an address that takes one payment and turns it into a payout of exactly `payoutAmount` of the destination asset. Undeliverable
   * coins and an excess go to `refundAddress` on the origin network. Throws `BridgeError`. Undefined if
   * the provider has no such addresses.
   */
  issueExactAddress?(input: {
    origin: BridgingPair
    destination: BridgingPair
    recipient: string
    payoutAmount: string
    /** Of the payer or the operator, never the sender's: that may be an exchange's hot wallet. */
    refundAddress: string
    recoveryAddress?: string
    /** When the address is shown as expired. */
    expiresAtMs: number
  }): Promise<ExactAddress>
  /**
   * Every pay-in to the address that the provider has seen, oldest first. Superseded ids may be among them. Throws
   * `BridgeError`.
   */
  operations(input: {
    origin: BridgingPair
    destination: BridgingPair
    address: string
    reference: string
  }): Promise<readonly BridgeOperation[]>
  /**
   * Asks the provider to look for unreported coins at one of its addresses, on the network where they are. The coins
   * then appear among its `operations` and are returned. Repeating the call moves nothing twice. Throws `BridgeError`.
   * Undefined if the provider cannot do so.
   */
  recover?(input: { origin: BridgingPair; address: string; network: string; asset: string }): Promise<void>
  /** Checks a message's signature over its raw body. `undefined`: not from the provider, or not readable. Absent: it sends none. */
  parseProviderWebhook?(input: {
    headers: Readonly<Record<string, string>>
    rawBody: string
    nowMs: number
  }): ProviderWebhook | undefined
}

export interface Bridging {
  /** The preferred first. */
  providers: readonly BridgeProvider[]
  /** The operator's addresses for undeliverable pay-ins, by type of network. */
  recoveryAddresses: Readonly<Partial<Record<NetworkType, string>>>
}

/**
 * A reservation for a client: one address per user and transaction while the transfer is in progress. Committed before
 * a provider is called, so that concurrent requests and the next process after a crash find it.
 */
export interface BridgingAddress {
  id: string
  scope: Scope
  userId: string
  /** The client's, or a Link session's own. */
  transactionId: string
  /** The Link session that shows it to its user, and the client's id of the payment. */
  link?: { sessionId: string; clientTransactionId?: string }
  /** Of the transfer that the first pay-in belongs to. */
  transferId: string
  origin: BridgingPair
  destination: BridgingPair & { address: string }
  /** Of the route when it was asked for; decimal string in the origin asset. */
  minimumAmount?: string
  /** End of the lease of the process that calls a provider. */
  requestedUntilMs?: number
  /** Absent until a provider has answered. */
  issued?: IssuedAddress & { provider: string; issuedAtMs: number }
  createdAtMs: number
  /** When the first pay-in was seen. */
  firstSeenAtMs?: number
  /** When the chains were last read for coins that no provider reports. */
  chainsReadAtMs?: number
  /** The same transaction gets a new address from then on. This one is watched for a while still. */
  closedAtMs?: number
}

export interface BridgingAddressRepository {
  /** The address of a transfer in progress. */
  findOpen(scope: Scope, key: { userId: string; transactionId: string }): Promise<BridgingAddress | undefined>
  find(scope: Scope, id: string): Promise<BridgingAddress | undefined>
  /** Locks the row until the transaction ends. */
  findForUpdate(scope: Scope, id: string): Promise<BridgingAddress | undefined>
  /** False, and nothing written, when the transaction has an open address already. */
  reserve(address: BridgingAddress): Promise<boolean>
  /**
   * Takes the lease for calling a provider until then. Resolves with its number, or undefined while another process has
   * it.
   */
  acquireLease(id: string, lease: { nowMs: number; untilMs: number }): Promise<number | undefined>
  /** Removes an unpublished reservation, unless an address was issued or another process has the lease by now. */
  discard(id: string, fence: number): Promise<void>
  /** Removes the reservation, unless an address was issued or a process is requesting one. */
  discardAbandoned(id: string, nowMs: number): Promise<void>
  /** Writes the address, once: false when there is one already or the row is gone. */
  issue(id: string, issued: NonNullable<BridgingAddress['issued']>): Promise<boolean>
  markSeen(id: string, atMs: number): Promise<void>
  /** Undefined: they are read again at the next look. */
  markChainsRead(id: string, atMs: number | undefined): Promise<void>
  close(id: string, atMs: number): Promise<void>
  /** Whom a provider's message is about. EVM addresses in any case. */
  findByProviderWebhook(
    environment: Scope['environment'],
    provider: string,
    webhook: ProviderWebhook,
  ): Promise<Pick<BridgingAddress, 'id' | 'scope'>[]>
}

export interface BridgedTransferRepository {
  insert(transfer: BridgedTransfer, reason: ChangeReason): Promise<void>
  /** Writes the fields that may change. A final phase stays. */
  update(transfer: BridgedTransfer, reason: ChangeReason): Promise<void>
  find(scope: Scope, id: string): Promise<BridgedTransfer | undefined>
  /**
   * Pay-ins that neither arrive nor go back by themselves, oldest first: those that are held, and those that were paid in
   * before then and are neither paid out nor returned. `total` counts those beyond `count` too.
   */
  listUnreturned(
    scope: { environment: Environment; clientId?: string },
    page: { paidInBeforeMs: number; count: number },
  ): Promise<{ items: BridgedTransfer[]; total: number }>
  /** Every pay-in to the address, oldest first, locked until the transaction ends. */
  listForUpdate(scope: Scope, addressId: string): Promise<BridgedTransfer[]>
}
