import { sha256 } from '@noble/hashes/sha2.js'
import { bech32, bech32m, createBase58check } from '@scure/base'

import type { AddressAccount, AddressFamily } from './addressFamily.ts'
import { tryDecode } from './tryDecode.ts'

interface Params {
  /** Version bytes of pay-to-key-hash and pay-to-script-hash, each with the canonical one of the same account. */
  versions: ReadonlyMap<number, number>
  /** Human-readable parts of segwit addresses. */
  prefixes: readonly string[]
}

const base58check = createBase58check(sha256)

const readBase58Address = (address: string, versions: Params['versions']): AddressAccount | undefined => {
  const bytes = tryDecode(() => base58check.decode(address))
  const version = versions.get(bytes?.[0] ?? -1)
  if (bytes?.length !== 21 || version === undefined) return undefined
  const hash = bytes.subarray(1)
  return { account: base58check.encode(Uint8Array.of(version, ...hash)), bytes: hash }
}

/** BIP-173 for version 0 (20 or 32 bytes), BIP-350 for 1 to 16 (2 to 40 bytes). Lower case is the canonical one. */
const readSegwitAddress = (address: string, prefixes: readonly string[]): AddressAccount | undefined => {
  const readProgram = (codec: typeof bech32 | typeof bech32m, fits: (version: number, length: number) => boolean) =>
    tryDecode(() => {
      const { prefix, words } = codec.decode(address as `${string}1${string}`)
      const [version = -1, ...program] = words
      const bytes = codec.fromWords(program)
      return prefixes.includes(prefix) && fits(version, bytes.length) ? bytes : undefined
    })
  const bytes =
    readProgram(bech32, (version, length) => version === 0 && (length === 20 || length === 32)) ??
    readProgram(bech32m, (version, length) => version >= 1 && version <= 16 && length >= 2 && length <= 40)
  return bytes && { account: address.toLowerCase(), bytes }
}

const bitcoinLike = (main: Params, test: Params): AddressFamily => ({
  read: (address, { testnet }) => {
    const { versions, prefixes } = testnet ? test : main
    return readBase58Address(address, versions) ?? readSegwitAddress(address, prefixes)
  },
})

const canonical = (...versions: number[]): Params['versions'] => new Map(versions.map(version => [version, version]))

export const bitcoinAddresses = bitcoinLike(
  { versions: canonical(0x00, 0x05), prefixes: ['bc'] },
  { versions: canonical(0x6f, 0xc4), prefixes: ['tb', 'bcrt'] },
)

/**
 * 0x05 (0xc4 on the test network) is the script version of Litecoin's first years, with the same text as Bitcoin's;
 * 0x32 (0x3a) is the current one.
 */
export const litecoinAddresses = bitcoinLike(
  { versions: new Map([...canonical(0x30, 0x32), [0x05, 0x32]]), prefixes: ['ltc'] },
  { versions: new Map([...canonical(0x6f, 0x3a), [0xc4, 0x3a]]), prefixes: ['tltc', 'rltc'] },
)

export const dogecoinAddresses = bitcoinLike(
  { versions: canonical(0x1e, 0x16), prefixes: [] },
  { versions: canonical(0x71, 0xc4), prefixes: [] },
)
