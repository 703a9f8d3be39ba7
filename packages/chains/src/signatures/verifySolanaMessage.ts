import { base58, base64, hex } from '@scure/base'

import { isEnvelopeOf, offchainForms } from './offchainMessage.ts'

/**
 * Points of small order. Signatures that verify many messages can be forged for these, and no wallet has them. They are
 * encoded without the sign bit. (RFC 8032 §5.1.7; the list is that of libsodium and curve25519-dalek)
 */
const weakKeys = new Set([
  '0000000000000000000000000000000000000000000000000000000000000000',
  '0100000000000000000000000000000000000000000000000000000000000000',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
])

const isWeak = (key: Uint8Array): boolean => {
  const copy = Uint8Array.from(key)
  copy[31] = (copy[31] ?? 0) & 0x7f
  return weakKeys.has(hex.encode(copy))
}

const decode = (text: string, length: number, decoders: readonly ((text: string) => Uint8Array)[]) => {
  for (const read of decoders) {
    try {
      const bytes = read(text)
      if (bytes.length === length) return Uint8Array.from(bytes)
    } catch {
      // Another encoding.
    }
  }
  return undefined
}

/**
 * Verifies an Ed25519 signature of a text by the key of a Solana address. Accepts the bare text and the off-chain
 * message envelope that hardware wallets add. Signatures are in base58 or base64.
 */
export const verifySolanaMessage = async (input: {
  address: string
  message: string
  signature: string
  envelope?: string | undefined
}) => {
  const key = decode(input.address, 32, [base58.decode])
  const signature = decode(input.signature, 64, [base58.decode, base64.decode])
  if (!key || !signature || isWeak(key)) return false
  const text = new TextEncoder().encode(input.message)
  try {
    const publicKey = await crypto.subtle.importKey('raw', key, 'Ed25519', false, ['verify'])
    for (const form of [text, ...signedForms(key, text, input.envelope)])
      if (await crypto.subtle.verify('Ed25519', publicKey, signature, form)) return true
    return false
  } catch {
    // Not a point of the curve: a program's address, which cannot sign.
    return false
  }
}

const signedForms = (key: Uint8Array, text: Uint8Array, envelope: string | undefined): Uint8Array<ArrayBuffer>[] => {
  if (envelope === undefined) return offchainForms(key, text).map(form => Uint8Array.from(form))
  const bytes = Uint8Array.from(base64.decode(envelope))
  return isEnvelopeOf(bytes, key, text) ? [bytes] : []
}
