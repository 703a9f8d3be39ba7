import { isValidAddress, isValidTag, needsTag } from '@rialto/catalog/addresses'

import type { BackupPair } from '@rialto/catalog'

/** Reasons for not showing an address. */
type AddressProblem = 'addressMissing' | 'addressInvalid' | 'tagMissing' | 'tagInvalid'

/**
 * Checks form, length and checksum for the network, and requires a tag on networks that share addresses among users.
 */
export function checkAddress(
  { networkType, testnet }: BackupPair,
  { address, addressTag }: { address?: string; addressTag?: string },
): AddressProblem | undefined {
  if (!address) return 'addressMissing'
  if (!isValidAddress(networkType, address, { testnet })) return 'addressInvalid'
  if (needsTag(networkType) && !addressTag) return 'tagMissing'
  if (addressTag && needsTag(networkType) && !isValidTag(networkType, addressTag)) return 'tagInvalid'
  return undefined
}
