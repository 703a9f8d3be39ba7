import ipaddr from 'ipaddr.js'

import { isPublicAddress } from './isPublicAddress.ts'

/** Whether a connection to this address may be opened. */
export type AddressRule = (address: string, port: { standard: boolean; isClosed?: boolean }) => boolean

/**
 * Public addresses on standard ports, and the private ones the policy names on any port that it does not close. Throws
 * on a malformed CIDR.
 */
export const addressRule = (allowPrivate: readonly string[]): AddressRule => {
  const ranges = allowPrivate.map(cidr => ipaddr.parseCIDR(cidr))
  const isNamed = (address: string): boolean => {
    if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return false
    const parsed = ipaddr.parse(address)
    return ranges.some(([range, bits]) => range.kind() === parsed.kind() && parsed.match(range, bits))
  }
  return (address, { standard, isClosed = false }) =>
    (standard && isPublicAddress(address)) || (!isClosed && isNamed(address))
}
