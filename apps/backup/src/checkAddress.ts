import { isValidAddress, isValidTag, needsTag } from '@rialto/catalog/addresses'

import type { BackupPair } from '@rialto/catalog'

/** Why an address must not be shown. */
type AddressProblem = 'addressMissing' | 'addressInvalid' | 'tagMissing' | 'tagInvalid'

/** Form, length and checksum for the network, and a tag where payments to a shared address are distinguished by one. */
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
