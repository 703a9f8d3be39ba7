export interface EvmToken {
  symbol: string
  /** Contract address, or undefined for the chain's own coin. */
  address: string | undefined
  decimals: number
}

/** A chain that this process can read. */
export interface EvmNetworkConfig {
  networkId: string
  /** The node must report the same id. A URL of another chain is an error, not an empty chain. */
  chainId: number
  /** May contain a secret, and is therefore in no error or log. */
  rpcUrl: string
  /** Confirmations after which a transaction is final, its own block included. */
  finalityConfirmations: number
  tokens: readonly EvmToken[]
}
