/** The network's fee for a wallet's transaction, in the network's own coin. */
export interface NetworkFee {
  symbol: string
  /** Estimated cost of the transaction. Undefined if it cannot be read now. */
  amount?: string
}
