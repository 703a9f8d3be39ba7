import { type SolanaReader, SolanaUnreadable } from '../solana/ports.ts'

/** A process without any node. */
export const noSolana: SolanaReader = {
  reads: () => false,
  latestBlockhash: () => Promise.reject(new SolanaUnreadable('no node')),
  ownerOf: () => Promise.reject(new SolanaUnreadable('no node')),
}
