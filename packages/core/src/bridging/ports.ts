/** One leg of a bridged transfer. */
export interface BridgingPair {
  /** CAIP-2 chain id. */
  network: string
  /** Symbol, in upper case. */
  asset: string
}

export interface BridgingRoute {
  origin: BridgingPair
  destination: BridgingPair
  displayName: string
  /** Name of the `BridgeProvider` that carries it. */
  provider: string
  /** The least to pay in, in the origin asset; absent where none is configured. */
  minimumAmount?: string
}

/** The routes an operator has configured. */
export interface RouteCatalog {
  /** Best first: of two that join the same pairs, the first is used. */
  list(): Promise<readonly BridgingRoute[]>
  /** CAIP-2 ids, the preferred first. Networks that are not named come last. */
  networkPriority(): Promise<readonly string[]>
}

export interface BridgeFee {
  /** `providerRelayerGas`, `providerRelayerService`, `originGas`, … */
  kind: string
  label: string
  amount: string
  /** What it is charged in. */
  asset: string
  amountUsd: string
  /** False: paid by the sender, not taken from the payout. */
  includedInEstimate: boolean
}

export interface BridgeQuote {
  /** Pays out, net of the fees included in it; decimal string in the destination asset. */
  estimatedAmount: string
  /** At the configured slippage. */
  minimumAmount?: string
  fees: readonly BridgeFee[]
  warnings: readonly string[]
}

/** Somebody who carries coins from one chain to another. Implemented in `@rialto/bridges`, one folder each. */
export interface BridgeProvider {
  name: string
  /**
   * What `amount` of the origin asset would pay out now. Creates nothing.
   *
   * @throws Fault `amountBelowMinimum`, or `amountExceedsMaximum` whose message names the maximum in USD.
   */
  quote(input: { route: BridgingRoute; address: string; amount: string }): Promise<BridgeQuote>
}

export interface Bridging {
  routes: RouteCatalog
  provider(name: string): BridgeProvider | undefined
}
