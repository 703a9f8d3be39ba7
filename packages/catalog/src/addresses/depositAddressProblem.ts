import type { NetworkType } from '../networkType.ts'
import { isValidAddress } from './isValidAddress.ts'
import { lostReason } from './lostAddress.ts'
import { isValidTag, needsTag } from './tags.ts'

/** Reasons for not showing a deposit address. */
export type AddressProblem = 'addressMissing' | 'addressInvalid' | 'addressLost' | 'tagMissing' | 'tagInvalid'

/**
 * Checks form, length and checksum for the network, rejects accounts without a private key, and requires a tag on
 * networks that share addresses among users. A tag on a network without tags is invalid.
 *
 * @returns `undefined` for an address that may be shown
 */
export function depositAddressProblem(
  { networkType, testnet }: { networkType: NetworkType; testnet: boolean },
  { address, addressTag }: { address?: string | undefined; addressTag?: string | undefined },
): AddressProblem | undefined {
  if (!address) return 'addressMissing'
  if (!isValidAddress(networkType, address, { testnet })) return 'addressInvalid'
  if (lostReason(networkType, address) !== undefined) return 'addressLost'
  if (!addressTag) return needsTag(networkType) ? 'tagMissing' : undefined
  return isValidTag(networkType, addressTag) ? undefined : 'tagInvalid'
}
