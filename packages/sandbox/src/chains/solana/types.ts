/** Token balance of one of a transaction's accounts. */
export interface TokenBalance {
  accountIndex: number
  mint: string
  owner: string
  /** Base units. */
  amount: string
}

/** A transaction in a block. Every block has exactly one, and its slot is the block's number. */
export interface SolanaRecord {
  signature: string
  /** The wire transaction, base64. */
  raw: string
  slot: number
  atMs: number
  /** The error, or null. */
  err: string | null
  fee: number
  /** All accounts it names, in order; lamports of each before and after. */
  accounts: readonly string[]
  pre: readonly string[]
  post: readonly string[]
  preTokens: readonly TokenBalance[]
  postTokens: readonly TokenBalance[]
  logs: readonly string[]
  computeUnits: number
}
