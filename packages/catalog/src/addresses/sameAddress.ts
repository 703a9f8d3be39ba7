import { canonicalAddress } from './canonicalAddress.ts'

/**
 * Whether two texts name one account on a network: our id, its CAIP-2 id, or its family. Tags inside them are not
 * compared; for those use `sameDestination`. On an unknown network, and for texts that name no account, the texts must
 * be identical.
 */
export const sameAddress = (network: string, a: string, b: string): boolean =>
  a === b || canonicalAddress(network, a) === canonicalAddress(network, b)
