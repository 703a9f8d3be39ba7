import { toChecksumAddress } from '@rialto/catalog'
import type { AddressDerivation } from '@rialto/core'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { HDKey } from '@scure/bip32'

/** Version bytes of `xpub` alone: with `tpub` and others, wallets of other networks would be taken for this one. */
const versions = { public: 0x0488b21e, private: 0x0488ade4 }

/** The level of an account in BIP-44 (`m/44'/60'/0'`), or of its receiving addresses (`…/0`). */
const accountDepth = 3
const chainDepth = 4

/**
 * Derives addresses by BIP-32 from extended public keys: of an account, whose receiving addresses are `0/n`, or of the
 * receiving addresses themselves, `n`. A private key is rejected and never stored.
 */
export const createAddressDerivation = (): AddressDerivation => ({
  findFault: (networkType, extendedKey) => {
    if (networkType !== 'evm') return 'extended public keys are supported on EVM networks alone'
    if (/^[a-z]prv/i.test(extendedKey)) return 'is a private key. Never give it to anyone; treat its coins as at risk'
    const key = read(extendedKey)
    if (!key) return 'must be an extended public key that begins with xpub'
    if (key.depth !== accountDepth && key.depth !== chainDepth)
      return `must be the key of an account (m/44'/60'/0') or of its receiving addresses (m/44'/60'/0'/0)`
    return undefined
  },
  derive: (networkType, extendedKey, number) => {
    const key = read(extendedKey)
    if (!key || networkType !== 'evm') throw new Error('The extended public key cannot be used on this network')
    const chain = key.depth === accountDepth ? key.deriveChild(0) : key
    const { publicKey } = chain.deriveChild(number)
    if (!publicKey) throw new Error('No public key was derived')
    return evmAddress(publicKey)
  },
})

const read = (extendedKey: string): HDKey | undefined => {
  if (!extendedKey.startsWith('xpub')) return undefined
  try {
    const key = HDKey.fromExtendedKey(extendedKey, versions)
    return key.privateKey === null ? key : undefined
  } catch {
    return undefined
  }
}

const evmAddress = (publicKey: Uint8Array): string => {
  const point = secp256k1.Point.fromBytes(publicKey).toBytes(false)
  return toChecksumAddress(`0x${bytesToHex(keccak_256(point.slice(1)).slice(-20))}`)
}
