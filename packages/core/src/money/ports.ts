/** What a network takes for a transaction of a wallet, in its own coin. */
export interface NetworkFee {
  symbol: string
  /** About what the transaction costs. Absent: it cannot be read now. */
  amount?: string
}

/** What an order sold and bought, and what the institution took for it: in either asset, or in a third. */
export interface FilledConversion {
  sold: string
  bought: string
  fees: readonly { symbol: string; amount: string }[]
}
