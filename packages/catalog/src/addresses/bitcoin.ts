import { sha256 } from '@noble/hashes/sha2.js'
import { bech32, bech32m, createBase58check } from '@scure/base'

import { type AddressForm, tryDecode } from './tryDecode.ts'

interface Params {
  /** Version bytes of pay-to-key-hash and pay-to-script-hash. */
  versions: readonly number[]
  /** Human-readable parts of segwit addresses. */
  prefixes: readonly string[]
}

const base58check = createBase58check(sha256)

const isBase58Address = (address: string, versions: readonly number[]): boolean => {
  const bytes = tryDecode(() => base58check.decode(address))
  return bytes?.length === 21 && versions.includes(bytes[0] ?? -1)
}

/** BIP-173 for version 0 (20 or 32 bytes), BIP-350 for 1 to 16 (2 to 40 bytes). */
const isSegwitAddress = (address: string, prefixes: readonly string[]): boolean => {
  const isProgram = (codec: typeof bech32 | typeof bech32m, fits: (version: number, length: number) => boolean) =>
    tryDecode(() => {
      const { prefix, words } = codec.decode(address as `${string}1${string}`)
      const [version = -1, ...program] = words
      return prefixes.includes(prefix) && fits(version, codec.fromWords(program).length)
    }) === true
  return (
    isProgram(bech32, (version, length) => version === 0 && (length === 20 || length === 32)) ||
    isProgram(bech32m, (version, length) => version >= 1 && version <= 16 && length >= 2 && length <= 40)
  )
}

const bitcoinLike =
  (main: Params, test: Params): AddressForm =>
  (address, { testnet }) => {
    const { versions, prefixes } = testnet ? test : main
    return isBase58Address(address, versions) || isSegwitAddress(address, prefixes)
  }

export const isBitcoinAddress = bitcoinLike(
  { versions: [0x00, 0x05], prefixes: ['bc'] },
  { versions: [0x6f, 0xc4], prefixes: ['tb', 'bcrt'] },
)

/** 0x05 is the script address of Litecoin's first years, the same text as Bitcoin's. */
export const isLitecoinAddress = bitcoinLike(
  { versions: [0x30, 0x32, 0x05], prefixes: ['ltc'] },
  { versions: [0x6f, 0x3a, 0xc4], prefixes: ['tltc', 'rltc'] },
)

export const isDogecoinAddress = bitcoinLike(
  { versions: [0x1e, 0x16], prefixes: [] },
  { versions: [0x71, 0xc4], prefixes: [] },
)
