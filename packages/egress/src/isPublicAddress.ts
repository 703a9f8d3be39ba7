import ipaddr from 'ipaddr.js'

/** IANA's block for global unicast. ipaddr.js names the translations, tunnels and test ranges inside it. */
const globalUnicast = ipaddr.parseCIDR('2000::/3')

/**
 * Whether an address, as a resolver prints it, is public. Addresses with an embedded v4 address (mapped, NAT64, 6to4,
 * Teredo) are always rejected: no public service needs them, and they are a known way around filters.
 */
export const isPublicAddress = (address: string): boolean => {
  // A lenient parser is another way around the filter: only canonical dotted quads count as v4.
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return ipaddr.IPv4.parse(address).range() === 'unicast'
  if (!ipaddr.IPv6.isValid(address) || address.includes('%')) return false
  const v6 = ipaddr.IPv6.parse(address)
  return v6.range() === 'unicast' && v6.match(globalUnicast)
}
