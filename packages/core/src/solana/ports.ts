/** Account data for wallets that build Solana transactions. Methods throw `SolanaUnreadable` if no node can be read. */
export interface SolanaReader {
  /** Networks this process has a node for. */
  reads(networkId: string): boolean
  latestBlockhash(networkId: string): Promise<string>
  /** The account's owner program in base58. Undefined if the account does not exist. */
  ownerOf(networkId: string, address: string): Promise<string | undefined>
}

/** The node did not respond, or its response was invalid. */
export class SolanaUnreadable extends Error {
  override readonly name = 'SolanaUnreadable'
}
