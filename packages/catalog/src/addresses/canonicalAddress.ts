import { findNetwork, findNetworkByCaip2 } from '../findNetwork.ts'
import type { NetworkType } from '../networkType.ts'
import { addressFamilies } from './addressFamilies.ts'
import { readAddress } from './readAddress.ts'

const isFamily = (text: string): text is NetworkType => Object.hasOwn(addressFamilies, text)

/** The family of a network, which is named by our id of it, its CAIP-2 id, or the family itself. */
export const networkTypeOf = (network: string): NetworkType =>
  isFamily(network) ? network : ((findNetwork(network) ?? findNetworkByCaip2(network))?.networkType ?? 'unknown')

/**
 * The canonical text of the account that an address names on a network (our id, CAIP-2 or family), used for storage
 * and comparison. Equal for all spellings of one account, different for two accounts of a family. A tag inside the
 * address is not part of it: `splitAddress` returns it. A text that names no account there is returned unchanged.
 */
export const canonicalAddress = (network: string, address: string): string =>
  readAddress(networkTypeOf(network), address)?.account ?? address
