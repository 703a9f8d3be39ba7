import { type IpAddress, parseIpAddress } from './ipAddress.ts'
import { type IpRange, isInRange } from './ipRange.ts'

/**
 * The sender of a request: the peer, unless the peer is a trusted proxy; then the right-most address of
 * `X-Forwarded-For` that is not a trusted proxy. Entries to its left are unverified and ignored. Undefined if the
 * address is not known.
 */
export const clientAddress = (
  peer: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: readonly IpRange[],
): IpAddress | undefined => {
  const isTrusted = (address: IpAddress) => trustedProxies.some(range => isInRange(address, range))
  let address = parseIpAddress(peer?.replace(/%.*$/, '') ?? '')
  const hops = (forwardedFor ?? '').split(',').filter(hop => hop.trim() !== '')
  while (address && isTrusted(address)) {
    const hop = hops.pop()
    if (hop === undefined) break
    address = parseIpAddress(withoutPort(hop.trim()))
  }
  return address
}

/** Some proxies write `192.0.2.1:443` or `[2001:db8::1]:443`. */
const withoutPort = (hop: string): string =>
  /^\[([^\]]+)\](?::\d+)?$/.exec(hop)?.[1] ?? /^([\d.]+):\d+$/.exec(hop)?.[1] ?? hop
