import type { NetworkType } from '../networkType.ts'
import type { AddressAccount, AddressFamily } from './addressFamily.ts'
import { addressFamilies, maxAddressLength } from './addressFamilies.ts'

const readOnEither = (family: AddressFamily, address: string): AddressAccount | undefined =>
  family.read(address, { testnet: false }) ?? family.read(address, { testnet: true })

/** The account of a text that may be paid to, on the main network or the test network of a family. */
export const readPayable = (networkType: NetworkType, address: string): AddressAccount | undefined =>
  address.length > maxAddressLength ? undefined : readOnEither(addressFamilies[networkType], address)

/** The account of a text in a spelling that nodes, wallets and histories use and that is never a destination. */
export const readRespelled = (networkType: NetworkType, address: string): AddressAccount | undefined => {
  const family = addressFamilies[networkType]
  const respelled = address.length > maxAddressLength ? undefined : family.respell?.(address)
  return respelled === undefined ? undefined : readOnEither(family, respelled)
}

/**
 * The account that a text names in a family, and its embedded tag, in any spelling. `undefined` if it names none. For
 * comparison only: `isValidAddress` decides about payments.
 */
export const readAddress = (networkType: NetworkType, address: string): AddressAccount | undefined =>
  readPayable(networkType, address) ?? readRespelled(networkType, address)
