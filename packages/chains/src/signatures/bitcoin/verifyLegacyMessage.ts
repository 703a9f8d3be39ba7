import { secp256k1 } from '@noble/curves/secp256k1.js'
import { CompactSize, OutScript } from '@scure/btc-signer'
import { equalBytes } from '@scure/btc-signer/utils.js'

import { type AddressScript, keyScript } from './addressScripts.ts'
import { doubleSha256 } from './bip322Transactions.ts'

const magic = new TextEncoder().encode('\u0018Bitcoin Signed Message:\n')

export const legacyMessageHash = (message: string): Uint8Array => {
  const text = new TextEncoder().encode(message)
  return doubleSha256(Uint8Array.of(...magic, ...CompactSize.encode(BigInt(text.length)), ...text))
}

/**
 * The first byte of each group of four, its address types (BIP-137), and whether the key is compressed. Electrum and
 * others use the second group for segwit addresses as well.
 */
const groups: readonly { from: number; types: readonly string[]; isCompressed: boolean }[] = [
  { from: 27, types: ['pkh'], isCompressed: false },
  { from: 31, types: ['pkh', 'sh', 'wpkh'], isCompressed: true },
  { from: 35, types: ['sh'], isCompressed: true },
  { from: 39, types: ['wpkh'], isCompressed: true },
]

/** Whether the bytes have the length and first byte of a legacy signature. */
export const isLegacySignature = (bytes: Uint8Array): boolean =>
  bytes.length === 65 && (bytes[0] ?? 0) >= 27 && (bytes[0] ?? 0) <= 42

/**
 * Recovers the key from a `signmessage` signature and compares its address.
 *
 * @throws Error if no key can be recovered.
 */
export const verifyLegacyMessage = (input: { address: AddressScript; message: string; bytes: Uint8Array }): boolean => {
  const { address, message, bytes } = input
  const first = bytes[0] ?? 0
  const group = groups.find(({ from }) => first >= from && first < from + 4)
  if (!group?.types.includes(address.type)) return false
  const signature = secp256k1.Signature.fromBytes(bytes.subarray(1), 'compact').addRecoveryBit(first - group.from)
  if (signature.hasHighS()) return false
  const publicKey = signature.recoverPublicKey(legacyMessageHash(message)).toBytes(group.isCompressed)
  const own = keyScript(address.type, publicKey)
  return own !== undefined && equalBytes(own, OutScript.encode(address))
}
