import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'

import { tronBase58 } from '../tron/tronAddress.ts'

/** `r`, `s` and 27 or 28. Some wallets write 0 or 1. */
const signature = /^(?:0x)?[0-9a-fA-F]{128}(?:1b|1c|1B|1C|00|01)$/

const hashOf = (message: string): Uint8Array => {
  const text = new TextEncoder().encode(message)
  const prefix = new TextEncoder().encode(`\u0019TRON Signed Message:\n${text.length}`)
  return keccak_256(Uint8Array.of(...prefix, ...text))
}

/** Verifies the signature of a text by an address's key (TIP-191), which wallets offer as `signMessageV2`. */
export const verifyTronMessage = async (input: { address: string; message: string; signature: string }) => {
  if (!signature.test(input.signature)) return false
  try {
    const bytes = Buffer.from(input.signature.replace(/^0x/, ''), 'hex')
    const read = secp256k1.Signature.fromBytes(bytes.subarray(0, 64), 'compact').addRecoveryBit((bytes[64] ?? 0) % 27)
    if (read.hasHighS()) return false
    const publicKey = read.recoverPublicKey(hashOf(input.message)).toBytes(false)
    const hash = Buffer.from(keccak_256(publicKey.subarray(1)).subarray(-20)).toString('hex')
    return tronBase58(`41${hash}`) === input.address
  } catch {
    // No recoverable key.
    return false
  }
}
