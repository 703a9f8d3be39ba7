import type { NetworkType } from '../networkType.ts'
import { addressFamilies, maxAddressLength } from './addressFamilies.ts'

/**
 * Whether money sent to this text on a network of this family can arrive: form, length and checksum, nothing about whether
 * anyone holds its key. Never throws. A family that writes both networks alike answers the same for both.
 */
export const isValidAddress = (
  networkType: NetworkType,
  address: string,
  { testnet = false }: { testnet?: boolean } = {},
): boolean =>
  address.length > 0 &&
  address.length <= maxAddressLength &&
  addressFamilies[networkType].read(address, { testnet }) !== undefined
