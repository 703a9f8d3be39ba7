import { createHash } from 'node:crypto'
import { createKeyPairSignerFromPrivateKeyBytes, type KeyPairSigner } from '@solana/kit'
import { sandboxMnemonic } from '../treasury.ts'

/** The key of that name. As public as the seed words it hangs on: nothing of worth may be sent to it. */
export const sandboxSolanaKey = (name: string): Promise<KeyPairSigner> =>
  createKeyPairSignerFromPrivateKeyBytes(createHash('sha256').update(`${sandboxMnemonic}/solana/${name}`).digest())

export interface SolanaKeys {
  /** What the faucet pays from. */
  payer: KeyPairSigner
  /** What the simulated bridge fills from. */
  solver: KeyPairSigner
}

export const sandboxSolanaKeys = async (): Promise<SolanaKeys> => ({
  payer: await sandboxSolanaKey('payer'),
  solver: await sandboxSolanaKey('solver'),
})
