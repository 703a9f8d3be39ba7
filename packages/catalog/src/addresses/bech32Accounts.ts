import { bech32 } from '@scure/base'

import { type AddressForm, tryDecode } from './tryDecode.ts'

const accountOf = (address: string, limit: number | false = 90): { prefix: string; bytes: Uint8Array } | undefined =>
  tryDecode(() => {
    const { prefix, words } = bech32.decode(address as `${string}1${string}`, limit)
    return { prefix, bytes: bech32.fromWords(words) }
  })

/** `inj1…`: an account of 20 bytes or a contract of 32, the same on every Injective network. */
export const isInjectiveAddress: AddressForm = address => {
  const account = accountOf(address)
  return account?.prefix === 'inj' && (account.bytes.length === 20 || account.bytes.length === 32)
}

/** `X-avax1…`, `X-fuji1…` on the test network. */
export const isAvalancheXAddress: AddressForm = (address, { testnet }) => {
  if (!address.startsWith('X-')) return false
  const account = accountOf(address.slice(2))
  return account?.prefix === (testnet ? 'fuji' : 'avax') && account.bytes.length === 20
}

/** Shelley payment addresses with a stake key or without (CIP-19). Byron's, pointers and stake addresses are refused. */
export const isCardanoAddress: AddressForm = (address, { testnet }) => {
  const account = accountOf(address, false)
  if (account?.prefix !== (testnet ? 'addr_test' : 'addr')) return false
  const header = account.bytes[0] ?? 0xff
  if ((header & 0x0f) !== (testnet ? 0 : 1)) return false
  const type = header >> 4
  return (type <= 3 && account.bytes.length === 57) || ((type === 6 || type === 7) && account.bytes.length === 29)
}
