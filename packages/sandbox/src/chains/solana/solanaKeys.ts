import { createHash } from 'node:crypto'
import {
  createKeyPairSignerFromPrivateKeyBytes,
  getBase58Decoder,
  getBase58Encoder,
  type KeyPairSigner,
} from '@solana/kit'
import { sandboxMnemonic } from '../treasury.ts'

const seedOf = (name: string): Uint8Array => createHash('sha256').update(`${sandboxMnemonic}/solana/${name}`).digest()

/** The key of a name. As public as the mnemonic it derives from, so nothing of value may be sent to it. */
export const sandboxSolanaKey = (name: string): Promise<KeyPairSigner> =>
  createKeyPairSignerFromPrivateKeyBytes(seedOf(name))

/**
 * Key of the account that pays network fees for wallets, in the format of Solana's tools: the secret half and the
 * public one, in base58.
 */
export const sandboxSponsorKey = async (): Promise<string> => {
  const { address } = await sandboxSolanaKey('sponsor')
  return getBase58Decoder().decode(Uint8Array.from([...seedOf('sponsor'), ...getBase58Encoder().encode(address)]))
}

export interface SolanaKeys {
  /** Pays for the faucet. */
  payer: KeyPairSigner
  /** Pays the simulated bridge's fills. */
  solver: KeyPairSigner
  /** Pays network fees for wallets. */
  sponsor: KeyPairSigner
}

export const sandboxSolanaKeys = async (): Promise<SolanaKeys> => ({
  payer: await sandboxSolanaKey('payer'),
  solver: await sandboxSolanaKey('solver'),
  sponsor: await sandboxSolanaKey('sponsor'),
})
