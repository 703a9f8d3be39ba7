export interface EvmToken {
  symbol: string
  /** Contract address, or undefined for the chain's own coin. */
  address: string | undefined
  decimals: number
}

/** A chain this process may read. */
export interface EvmNetworkConfig {
  networkId: string
  /** The node must say the same: a URL of another chain is an error, not an empty chain. */
  chainId: number
  /** May hold a secret, and so never stands in an error or a log. */
  rpcUrl: string
  /** Blocks, the transaction's own among them, after which it is believed. */
  finalityConfirmations: number
  tokens: readonly EvmToken[]
}
