import { toChecksumAddress } from '@rialto/catalog'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex } from '@noble/hashes/utils.js'

import { tronBase58 } from '../tron/tronAddress.ts'

/** 20 bytes in hexadecimal: the address of a key on EVM networks, and after `41` on Tron. */
const hashOf = (publicKey: Uint8Array): string => {
  const point = secp256k1.Point.fromBytes(publicKey).toBytes(false)
  return bytesToHex(keccak_256(point.slice(1)).slice(-20))
}

export const evmAddress = (publicKey: Uint8Array): string => toChecksumAddress(`0x${hashOf(publicKey)}`)

export const tronAddress = (publicKey: Uint8Array): string => tronBase58(`41${hashOf(publicKey)}`)
