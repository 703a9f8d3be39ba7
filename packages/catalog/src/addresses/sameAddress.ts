import { canonicalAddress } from './canonicalAddress.ts'

/**
 * Whether two texts name one account on a network: our id of it, its CAIP-2 id, or its family. Tags inside them are not compared;
 * `sameDestination` does that. On an unknown network, and for texts that name no account, every letter counts.
 */
export const sameAddress = (network: string, a: string, b: string): boolean =>
  a === b || canonicalAddress(network, a) === canonicalAddress(network, b)
