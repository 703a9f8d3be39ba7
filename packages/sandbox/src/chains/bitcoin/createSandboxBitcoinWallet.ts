import { createHash } from 'node:crypto'

import { p2wpkh, TEST_NETWORK } from '@scure/btc-signer'
import { pubECDSA } from '@scure/btc-signer/utils.js'

import { sandboxMnemonic } from '../treasury.ts'
import { signBip322 } from './signBip322.ts'

type Answer = { result: unknown } | { error: { code: number; message: string } }

const keyOf = (user: string): Uint8Array =>
  createHash('sha256').update(`${sandboxMnemonic}/bitcoin/wallet/${user}`).digest()

/**
 * The Bitcoin side of the sandbox's wallet: a native segwit address of testnet for each user, which signs messages for real (BIP-322).
 * The sandbox has no Bitcoin chain: there is nothing to send.
 */
export const createSandboxBitcoinWallet = () => ({
  /** One request of a user's page, which the user has approved. */
  request: ({ user, method, params }: Readonly<Record<string, unknown>>): Answer => {
    const key = keyOf(String(user))
    if (method === 'bitcoin:connect') {
      const publicKey = pubECDSA(key)
      const { address } = p2wpkh(publicKey, TEST_NETWORK)
      return { result: { address, publicKey: Buffer.from(publicKey).toString('hex') } }
    }
    const [message]: unknown[] = Array.isArray(params) ? params : []
    if (method === 'bitcoin:signMessage' && typeof message === 'string') return { result: signBip322(key, message) }
    return { error: { code: -32601, message: 'The wallet has no such method' } }
  },
})
