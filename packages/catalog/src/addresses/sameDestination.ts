import { canonicalAddress, networkTypeOf } from './canonicalAddress.ts'
import { joinTag, type TaggedAddress } from './taggedAddress.ts'

/**
 * A text that identifies a destination: the canonical account, and the tag if there is one. A destination with
 * contradicting tags equals only an identical one.
 */
export const canonicalDestination = (network: string, destination: TaggedAddress): string => {
  const joined = joinTag(networkTypeOf(network), destination)
  const { address, tag } = joined ?? destination
  const account = joined === undefined ? address : canonicalAddress(network, address)
  return JSON.stringify(tag === undefined ? [account] : [account, tag])
}

/** Whether two destinations are the same: the same account and the same tag, inside the address or beside it. */
export const sameDestination = (network: string, a: TaggedAddress, b: TaggedAddress): boolean =>
  canonicalDestination(network, a) === canonicalDestination(network, b)
