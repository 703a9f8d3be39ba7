import { canonicalAddress, networkTypeOf } from './canonicalAddress.ts'
import { joinTag, type TaggedAddress } from './taggedAddress.ts'

/**
 * One text for a place: the canonical account, and the tag where there is one. A destination that contradicts itself is equal
 * to its own letters only.
 */
export const canonicalDestination = (network: string, destination: TaggedAddress): string => {
  const joined = joinTag(networkTypeOf(network), destination)
  const { address, tag } = joined ?? destination
  const account = joined === undefined ? address : canonicalAddress(network, address)
  return JSON.stringify(tag === undefined ? [account] : [account, tag])
}

/** Whether two destinations are one: the same account and the same tag, inside the address or beside it. */
export const sameDestination = (network: string, a: TaggedAddress, b: TaggedAddress): boolean =>
  canonicalDestination(network, a) === canonicalDestination(network, b)
