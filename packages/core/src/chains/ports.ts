/** What core needs of a chain: to know whether a transaction that an institution named really moved the coins. */
export type ChainConfirmation =
  /** Not seen yet, or seen with fewer confirmations than final. */
  | { kind: 'pending'; confirmations: number }
  | { kind: 'confirmed'; confirmations: number; fromAddress: string }
  /** Mined and reverted, or mined without the transfer it was said to hold. */
  | { kind: 'failed'; message: string }

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
