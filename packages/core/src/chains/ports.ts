/** What core needs of a chain: to know whether a transaction that an institution named really moved the coins. */
export type ChainConfirmation =
  /** In the node's pool, or in a block with fewer confirmations than final. */
  | { kind: 'pending'; confirmations: number }
  /** The node has no such transaction: not there yet, dropped, replaced by another, or on a branch that is gone. */
  | { kind: 'unknown' }
  | { kind: 'confirmed'; confirmations: number; fromAddress: string }
  /** Mined and reverted, or mined without the transfer it was said to hold. */
  | { kind: 'failed'; message: string }

/** What addresses hold, as the nodes report it now. */
export interface ChainBalances {
  /** Networks this process has a node for. */
  readonly networkIds: readonly string[]
  /** The number of an EVM chain as its node has it: the sandbox's chains have numbers of their own. */
  chainIdOf(networkId: string): number | undefined
  /**
   * The network's own coin and every token of the catalogue there, those of which there is none too. Rejects when anything
   * of it cannot be read: half an answer would look like a smaller fortune.
   */
  read(
    networkId: string,
    address: string,
  ): Promise<readonly { symbol: string; amountBaseUnits: bigint; decimals: number }[]>
}

export interface ChainWatcher {
  /** Networks this process can read. For others the institution's word is all there is. */
  watches(networkId: string): boolean
  /** Whether `hash` holds a transfer of at least `amountBaseUnits` of `symbol` to `toAddress`, and how deep it is. */
  confirm(input: {
    networkId: string
    hash: string
    symbol: string
    toAddress: string
    amountBaseUnits: bigint
  }): Promise<ChainConfirmation>
}

/** One payment out of a wallet. Amounts in base units. */
export interface WalletPayment {
  networkId: string
  symbol: string
  from: string
  to: string
  amountBaseUnits: bigint
}

/** A transaction as a wallet is asked for it (EIP-1193): `value` and `data` are hexadecimal. */
export interface WalletTransaction {
  chainId: number
  from: string
  to: string
  value: string
  data: string
}

/** Payments that users make from their own wallets: what the wallet is asked for, and where it is found on the chain. */
export interface ChainPayments {
  pays(networkId: string): boolean
  /** Number of the block at the head. */
  head(networkId: string): Promise<bigint>
  transactionFor(payment: WalletPayment): WalletTransaction
  /** In base units of the network's own coin: about what the transaction costs, and what the wallet has. */
  readFee(payment: WalletPayment): Promise<{ fee: bigint; available: bigint }>
  /**
   * The transaction that makes the payment: sent by `from`, exactly the amount, in a block after `afterBlock` or in none yet, and
   * none of `claimed`. `hash` is what somebody named as it; it is held to the same.
   */
  find(
    payment: WalletPayment,
    search: { afterBlock: bigint; hash?: string | undefined; claimed: ReadonlySet<string> },
  ): Promise<{ hash: string } | undefined>
}
