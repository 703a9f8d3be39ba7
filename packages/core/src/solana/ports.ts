/** What wallets that build Solana transactions need to know. Methods throw `SolanaUnreadable` when no node can be read. */
export interface SolanaReader {
  /** Networks this process has a node for. */
  reads(networkId: string): boolean
  latestBlockhash(networkId: string): Promise<string>
  /** The account's owner program in base58, or undefined where there is no such account. */
  ownerOf(networkId: string, address: string): Promise<string | undefined>
}

/** The node did not answer, or not with what was asked. */
export class SolanaUnreadable extends Error {
  override readonly name = 'SolanaUnreadable'
}
