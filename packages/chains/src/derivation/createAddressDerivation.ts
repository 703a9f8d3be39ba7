import { tronBase58 } from '../tron/tronAddress.ts'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { type NetworkType, toChecksumAddress } from '@rialto/catalog'
import type { AddressDerivation } from '@rialto/core'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes, bytesToHex } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'

import { bitcoinDerivation } from './bitcoinDerivation.ts'
import { accountKeyFault, receivingKey, readAccountKey } from './extendedKeys.ts'

/** 20 bytes in hexadecimal: the address of a key on EVM networks, and after `41` on Tron. */
const hashOf = (publicKey: Uint8Array): string => {
  const point = secp256k1.Point.fromBytes(publicKey).toBytes(false)
  return bytesToHex(keccak_256(point.slice(1)).slice(-20))
}

const evmAddress = (publicKey: Uint8Array): string => toChecksumAddress(`0x${hashOf(publicKey)}`)

const tronAddress = (publicKey: Uint8Array): string => tronBase58(`41${hashOf(publicKey)}`)

/** Families whose addresses are hashes of a key of `xpub`. */
const hashed: Partial<Record<NetworkType, { coin: number; addressOf: (publicKey: Uint8Array) => string }>> = {
  evm: { coin: 60, addressOf: evmAddress },
  tron: { coin: 195, addressOf: tronAddress },
}

/**
 * Derives addresses by BIP-32 from extended public keys: of an account, whose receiving addresses are `0/n`, or of the
 * receiving addresses themselves, `n`. A private key is rejected and never stored.
 */
export const createAddressDerivation = ({ isTestnet }: { isTestnet: boolean }): AddressDerivation => {
  const bitcoin = bitcoinDerivation({ isTestnet })
  return {
    findFault: (networkType, extendedKey) => {
      if (/[a-z]prv/i.test(extendedKey)) return 'is a private key. Never give it to anyone; treat its coins as at risk'
      if (networkType === 'bitcoin') return bitcoin.findFault(extendedKey)
      const family = hashed[networkType]
      if (!family) return 'extended public keys are supported on EVM networks, Tron and Bitcoin alone'
      return accountKeyFault(extendedKey, family.coin)
    },
    canonicalKey: (networkType, extendedKey) =>
      networkType === 'bitcoin' ? bitcoin.canonicalKey(extendedKey) : extendedKey,
    derive: (networkType, extendedKey, number) => {
      if (networkType === 'bitcoin') return bitcoin.derive(extendedKey, number)
      const family = hashed[networkType]
      const key = readAccountKey(extendedKey)
      if (!family || !key) throw new Error('The extended public key cannot be used on this network')
      const { publicKey } = receivingKey(key).deriveChild(number)
      if (!publicKey) throw new Error('No public key was derived')
      return family.addressOf(publicKey)
    },
    // No one has the private key of it: it only marks a payment.
    referenceOf: (account, number) => base58.encode(sha256(utf8ToBytes(`payment reference ${account} ${number}`))),
  }
}
