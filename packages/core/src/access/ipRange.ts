import { formatIpAddress, type IpAddress, parseIpAddress } from './ipAddress.ts'

/** The addresses that share the first `prefix` bits of `value`. */
export interface IpRange extends IpAddress {
  prefix: number
}

const widths = { 4: 32, 6: 128 } as const

/**
 * Parses `203.0.113.0/24`, `2001:db8::/32` or a single address. Host bits are cleared. Undefined if the text is
 * neither.
 */
export const parseIpRange = (text: string): IpRange | undefined => {
  const [address = '', prefixText, ...rest] = text.split('/')
  const parsed = parseIpAddress(address)
  if (!parsed || rest.length > 0 || (prefixText !== undefined && !/^(0|[1-9]\d{0,2})$/.test(prefixText)))
    return undefined
  const written = address.includes(':') ? 128 : 32
  const width = widths[parsed.version]
  // `::ffff:192.0.2.0/120` is `192.0.2.0/24`.
  const prefix = (prefixText === undefined ? written : Number(prefixText)) - (written - width)
  if (prefix < 0 || prefix > width) return undefined
  const host = BigInt(width - prefix)
  return { version: parsed.version, value: (parsed.value >> host) << host, prefix }
}

export const formatIpRange = (range: IpRange): string => `${formatIpAddress(range)}/${range.prefix}`

/** IPv4 ranges contain IPv4 addresses in any notation; IPv6 ranges contain only real IPv6 addresses. */
export const isInRange = (address: IpAddress, range: IpRange): boolean => {
  const host = BigInt(widths[range.version] - range.prefix)
  return address.version === range.version && address.value >> host === range.value >> host
}
