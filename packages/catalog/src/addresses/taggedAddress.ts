import { defined } from '@rialto/defined'

import type { NetworkType } from '../networkType.ts'
import { addressFamilies } from './addressFamilies.ts'
import { readAddress } from './readAddress.ts'

/** Destination of a payment. Address and tag belong together: an address without its tag is another destination. */
export interface TaggedAddress {
  address: string
  /** The memo or destination tag, for a shared address. */
  tag?: string
}

/**
 * Separates the address from a tag that its text embeds (an X-address of the XRP Ledger, `M…` of Stellar).
 * Institutions take the two separately. Any other text is returned unchanged.
 */
export const splitAddress = (networkType: NetworkType, address: string): TaggedAddress => {
  const embedsTags = addressFamilies[networkType].embedsTags === true
  const read = embedsTags ? readAddress(networkType, address) : undefined
  return read === undefined ? { address } : { address: read.account, ...defined({ tag: read.tag }) }
}

/** `splitAddress` combined with a separate tag; `undefined` if the text embeds a different tag. */
export const joinTag = (networkType: NetworkType, { address, tag }: TaggedAddress): TaggedAddress | undefined => {
  const split = splitAddress(networkType, address)
  if (split.tag !== undefined && tag !== undefined && split.tag !== tag) return undefined
  return { address: split.address, ...defined({ tag: split.tag ?? tag }) }
}
