import ipaddr from 'ipaddr.js'

/** The block IANA gives out for global unicast; translations, tunnels and tests inside it are named by ipaddr.js. */
const globalUnicast = ipaddr.parseCIDR('2000::/3')

/**
 * Whether an address, as a resolver prints it, is a public one. Addresses that carry a v4 address inside (mapped, NAT64,
 * 6to4, Teredo) are refused whatever they carry: nothing public needs them, and they are how a filter is walked round.
 */
export const isPublicAddress = (address: string): boolean => {
  // A lenient parser is the other way round a filter: only canonical dotted quads are v4.
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return ipaddr.IPv4.parse(address).range() === 'unicast'
  if (!ipaddr.IPv6.isValid(address) || address.includes('%')) return false
  const v6 = ipaddr.IPv6.parse(address)
  return v6.range() === 'unicast' && v6.match(globalUnicast)
}
