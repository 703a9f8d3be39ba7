import type { Scope } from '../kernel/scope.ts'

/** One leg of a bridged transfer. */
export interface BridgingPair {
  /** CAIP-2 chain id. */
  network: string
  /** Symbol, in upper case. */
  asset: string
}

/** A pair of legs that an operator has opened to a client. Who carries it is asked of the providers, not configured. */
export interface BridgingRoute {
  origin: BridgingPair
  destination: BridgingPair
  displayName: string
  /** The least to pay in, in the origin asset; absent where none is configured. */
  minimumAmount?: string
}

/** The routes an operator has configured for a client. In memory: read for every request. */
export interface RouteCatalog {
  list(scope: Scope): Promise<readonly BridgingRoute[]>
  /** CAIP-2 ids, the preferred first. Networks that are not named come last. */
  networkPriority(scope: Scope): Promise<readonly string[]>
}

export interface BridgeFee {
  /** `providerRelayerGas`, `providerRelayerService`, `originGas`, … */
  kind: string
  label: string
  amount: string
  /** What it is charged in. */
  asset: string
  /** Absent where nobody prices it. */
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

/** What a provider has issued: where to pay in, and what to ask it by. */
export interface IssuedAddress {
  address: string
  /** The provider's own id of the request that made the address. */
  reference: string
  /** Absent where the address does not run out. */
  expiresAtMs?: number
  warnings: readonly string[]
}

/** The public sub-status of a bridged transfer (`BridgingOperationStatus`), in the order it can advance. */
export type BridgingStep =
  | 'recordCreated'
  | 'registeredInProvider'
  | 'sourceTransferStarted'
  | 'inReview'
  | 'providerAwaitingSourceTransfer'
  | 'providerFundsReceived'
  | 'providerProcessingPayment'
  | 'providerProcessedPayment'
  | 'providerSetUndeliverable'
  | 'returned'
  | 'refundRegisteredInProvider'
  | 'providerAwaitingSourceRefundTransfer'
  | 'providerRefundFundsReceived'
  | 'providerProcessingRefundPayment'
  | 'providerProcessedRefundPayment'
  | 'refunded'
  | 'canceled'
  | 'failed'

/** One pay-in to an issued address and what became of it, as the provider tells it now. */
export interface BridgeOperation {
  /** The provider's id of this pay-in. A provider may price a pay-in anew under a new id: see `supersededBy`. */
  reference: string
  /** This id tells nothing more: the pay-in goes on under that one. */
  supersededBy?: string
  /** `pending` covers every status nobody knows. `refunded` is final too: the coins went back. */
  status: 'waiting' | 'pending' | 'succeeded' | 'failed' | 'refunded'
  step: BridgingStep
  /** The provider's own word, for the record's timeline. */
  upstreamStatus: string
  /** Decimal strings in whole units of the leg's asset; absent until the provider tells. */
  paidInAmount?: string
  paidOutAmount?: string
  /** Who paid in. */
  sender?: string
  originHashes: readonly string[]
  destinationHashes: readonly string[]
  refundHashes: readonly string[]
  /** Where the coins went back to. */
  refundAddress?: string
  failReason?: string
  updatedAtMs?: number
}

/** A message a provider sends us. Nothing in it is believed but which address to ask about. */
export interface BridgeNotice {
  address?: string
  reference?: string
}

/** Somebody who carries coins from one chain to another. Implemented in `@rialto/bridges`, one folder each. */
export interface BridgeProvider {
  name: string
  /**
   * Whether it joins the two now, from what it last listed: in memory, answered at once. False for an origin it could take
   * coins on but not by a plain transfer to an address (a memo would be needed).
   */
  carries(ends: { origin: BridgingPair; destination: BridgingPair }): boolean
  /** Reads its chains and assets anew. What was known stays when it cannot be reached. Throws `BridgeError`. */
  refresh(): Promise<void>
  /** What `amount` of the origin asset would pay out now. Creates nothing. Throws `BridgeError`. */
  quote(input: {
    origin: BridgingPair
    destination: BridgingPair
    recipient: string
    amount: string
  }): Promise<BridgeQuote>
  /**
   * An address that turns every pay-in of the origin asset into a payout to `recipient`. Nothing moves by it, so a call
   * whose answer is lost may be made again: the first address is then nobody's. Throws `BridgeError`.
   */
  issueAddress(input: {
    origin: BridgingPair
    destination: BridgingPair
    recipient: string
    /** What a typical pay-in is expected to be, in the origin asset: providers ask for one, and hold nobody to it. */
    expectedAmount: string
    /** Where an undeliverable pay-in goes; absent: back to its sender where the provider can tell. */
    refundTo?: string
  }): Promise<IssuedAddress>
  /**
   * Every pay-in to the address that the provider has seen, oldest first; empty while there is none. Superseded ids may be
   * among them. Throws `BridgeError`.
   */
  operations(input: {
    origin: BridgingPair
    destination: BridgingPair
    address: string
    reference: string
  }): Promise<readonly BridgeOperation[]>
  /** Checks a message's signature over its raw body. `undefined`: not from the provider, or not readable. Absent: it sends none. */
  readNotice?(input: {
    headers: Readonly<Record<string, string>>
    rawBody: string
    nowMs: number
  }): BridgeNotice | undefined
}

export interface Bridging {
  routes: RouteCatalog
  /** The preferred first. */
  providers: readonly BridgeProvider[]
}
