import { sha256 } from '@noble/hashes/sha2.js'
import { createBase58check } from '@scure/base'

const base58check = createBase58check(sha256)

/** `41` and 20 bytes in hexadecimal, the nodes' default format. */
export const tronHex = (address: string): string => Buffer.from(base58check.decode(address)).toString('hex')

export const tronBase58 = (hex: string): string => base58check.encode(Buffer.from(hex, 'hex'))

/** The form of an address in call data: the 20 bytes, in 32. */
export const tronWord = (address: string): string => tronHex(address).slice(2).padStart(64, '0')

/** Call data for a token's `transfer(address,uint256)`, in hexadecimal. */
export const transferData = (to: string, amount: bigint): string =>
  `a9059cbb${tronWord(to)}${amount.toString(16).padStart(64, '0')}`
