import type { NetworkType } from '../networkType.ts'
import { addressFamilies, maxAddressLength } from './addressFamilies.ts'

/**
 * Whether a payment to this address can arrive on a network of this family: checks form, length and checksum, not
 * whether a key exists. Never throws. If a family writes addresses of both networks alike, both are valid.
 */
export const isValidAddress = (
  networkType: NetworkType,
  address: string,
  { testnet = false }: { testnet?: boolean } = {},
): boolean =>
  address.length > 0 &&
  address.length <= maxAddressLength &&
  addressFamilies[networkType].read(address, { testnet }) !== undefined
