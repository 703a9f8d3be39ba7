import { defined } from '@rialto/defined'

import type { NetworkType } from '../networkType.ts'
import { addressFamilies } from './addressFamilies.ts'
import { readAddress } from './readAddress.ts'

/** Where a payment goes. Address and tag are one value: an address without its tag is another place. */
export interface TaggedAddress {
  address: string
  /** The memo or destination tag, where the address is shared. */
  tag?: string
}

/**
 * The address without the tag that its text may hold (an X-address of the XRP Ledger, `M…` of Stellar), and that tag.
 * Institutions take the two apart. Any other text is returned as it is.
 */
export const splitAddress = (networkType: NetworkType, address: string): TaggedAddress => {
  const embedsTags = addressFamilies[networkType].embedsTags === true
  const read = embedsTags ? readAddress(networkType, address) : undefined
  return read === undefined ? { address } : { address: read.account, ...defined({ tag: read.tag }) }
}

/** `splitAddress` with the tag beside the text; `undefined` where the text holds another one than that. */
export const joinTag = (networkType: NetworkType, { address, tag }: TaggedAddress): TaggedAddress | undefined => {
  const split = splitAddress(networkType, address)
  if (split.tag !== undefined && tag !== undefined && split.tag !== tag) return undefined
  return { address: split.address, ...defined({ tag: split.tag ?? tag }) }
}
