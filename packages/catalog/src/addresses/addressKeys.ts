import { keysOf } from '@rialto/defined/keysOf'
import type { NetworkType } from '../networkType.ts'
import { addressFamilies } from './addressFamilies.ts'
import type { AddressAccount } from './addressFamily.ts'
import { readPayable, readRespelled } from './readAddress.ts'

const networkTypes = keysOf(addressFamilies)

/** The families whose addresses begin with `0x`, so that the others are not tried for them. */
const hexTypes: readonly NetworkType[] = ['evm', 'sui', 'aptos']

/**
 * Every account that a text names in some family. If no family accepts the text unchanged, it is a respelling of the
 * first family that has one: 20 bytes of hex are EVM's before they are Tron's or a short form of Sui's.
 */
const accountsOf = (address: string): AddressAccount[] => {
  const types = /^0x/i.test(address) ? hexTypes : networkTypes
  const payable = types.flatMap(type => readPayable(type, address) ?? [])
  return payable.length > 0 ? payable : networkTypes.flatMap(type => readRespelled(type, address) ?? []).slice(0, 1)
}

const keyWithTag = (account: string, tag: string): string => `${account}?tag=${tag}`

const orText = (keys: readonly string[], address: string): string[] =>
  keys.length === 0 ? [address] : [...new Set(keys)]

/**
 * The keys of an address on a list that names no network: one for each account it may name. `3…` is a script of Bitcoin and the
 * older spelling of one of Litecoin. A text with a tag inside lists that tag alone.
 */
export const listedAddressKeys = (address: string): string[] =>
  orText(
    accountsOf(address).map(({ account, tag }) => (tag === undefined ? account : keyWithTag(account, tag))),
    address,
  )

/** The keys by which a destination is looked up in such a list: its account, and its account with its tag. */
export const lookedUpAddressKeys = (address: string, tagBeside?: string): string[] =>
  orText(
    accountsOf(address).flatMap(({ account, tag = tagBeside }) =>
      tag === undefined ? [account] : [account, keyWithTag(account, tag)],
    ),
    address,
  )
