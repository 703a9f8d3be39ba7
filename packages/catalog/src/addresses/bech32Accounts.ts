import { bech32 } from '@scure/base'
import { hexToBytes } from '@noble/hashes/utils.js'

import type { AddressAccount, AddressFamily, AddressReader } from './addressFamily.ts'
import { tryDecode } from './tryDecode.ts'

const decode = (address: string, limit: number | false = 90): { prefix: string; bytes: Uint8Array } | undefined =>
  tryDecode(() => {
    const { prefix, words } = bech32.decode(address as `${string}1${string}`, limit)
    return { prefix, bytes: bech32.fromWords(words) }
  })

/** BIP-173: a text is lower case or upper case as a whole. Lower case is the canonical one. */
const accountOf = (address: string, bytes: Uint8Array): AddressAccount => ({ account: address.toLowerCase(), bytes })

/** An account of 20 bytes or a contract of 32, with the same prefix on a main network and on its test networks. */
const readCosmosAddress =
  (prefix: string): AddressReader =>
  address => {
    const decoded = decode(address)
    if (decoded?.prefix !== prefix || ![20, 32].includes(decoded.bytes.length)) return undefined
    return accountOf(address, decoded.bytes)
  }

/** `cosmos1…`. The same key has other addresses on other chains of the family, where a payment to this one is not valid. */
export const cosmosAddresses: AddressFamily = { read: readCosmosAddress('cosmos') }

/** `noble1…`. */
export const nobleAddresses: AddressFamily = { read: readCosmosAddress('noble') }

/** `inj1…`. The 20 bytes of an account are also written as an Ethereum address. */
export const injectiveAddresses: AddressFamily = {
  read: readCosmosAddress('inj'),
  respell: address =>
    /^0x[0-9a-f]{40}$/i.test(address) ? bech32.encodeFromBytes('inj', hexToBytes(address.slice(2))) : undefined,
}

const readAvalancheXAddress: AddressReader = (address, { testnet }) => {
  if (!address.startsWith('X-')) return undefined
  const decoded = decode(address.slice(2))
  if (decoded?.prefix !== (testnet ? 'fuji' : 'avax') || decoded.bytes.length !== 20) return undefined
  return { account: `X-${address.slice(2).toLowerCase()}`, bytes: decoded.bytes }
}

/** `X-avax1…`, or `X-fuji1…` on the test network. Nodes also write it without the chain prefix. */
export const avalancheXAddresses: AddressFamily = {
  read: readAvalancheXAddress,
  respell: address => (/^(?:avax|fuji)1/i.test(address) ? `X-${address}` : undefined),
}

const readCardanoAddress: AddressReader = (address, { testnet }) => {
  const decoded = decode(address, false)
  if (decoded?.prefix !== (testnet ? 'addr_test' : 'addr')) return undefined
  const header = decoded.bytes[0] ?? 0xff
  if ((header & 0x0f) !== (testnet ? 0 : 1)) return undefined
  const type = header >> 4
  const isOne =
    (type <= 3 && decoded.bytes.length === 57) || ((type === 6 || type === 7) && decoded.bytes.length === 29)
  return isOne ? accountOf(address, decoded.bytes.subarray(1, 29)) : undefined
}

/**
 * Shelley payment addresses with or without a stake key (CIP-19). Byron addresses, pointers and stake addresses are
 * rejected. Wallets return the bytes in hex (CIP-30).
 */
export const cardanoAddresses: AddressFamily = {
  read: readCardanoAddress,
  respell: address => {
    const isHex = /^(?:[0-9a-f]{58}|[0-9a-f]{114})$/i.test(address)
    const prefix = address[1] === '1' ? 'addr' : 'addr_test'
    return isHex ? bech32.encode(prefix, bech32.toWords(hexToBytes(address)), false) : undefined
  },
}
