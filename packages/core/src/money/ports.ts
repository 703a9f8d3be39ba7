/** The network's fee for a wallet's transaction, in the network's own coin. */
export interface NetworkFee {
  symbol: string
  /** Estimated cost of the transaction. Undefined if it cannot be read now. */
  amount?: string
}

/** The amounts that an order sold and bought, and the institution's fee, in either asset or a third one. */
export interface FilledConversion {
  sold: string
  bought: string
  fees: readonly { symbol: string; amount: string }[]
}
