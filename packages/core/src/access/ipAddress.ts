/** An address as a number. An IPv4-mapped IPv6 address (`::ffff:192.0.2.1`) counts as its IPv4 address. */
export interface IpAddress {
  version: 4 | 6
  value: bigint
}

const mappedPrefix = 0xffffn

/** Undefined for anything but a plain address: no octal or short forms, no zone, no brackets, no port. */
export const parseIpAddress = (text: string): IpAddress | undefined => {
  if (text.length > 45) return undefined
  if (!text.includes(':')) return wrap(4, parseIpv4(text))
  const value = parseIpv6(text)
  if (value !== undefined && value >> 32n === mappedPrefix) return { version: 4, value: value & 0xffffffffn }
  return wrap(6, value)
}

const wrap = (version: 4 | 6, value: bigint | undefined): IpAddress | undefined =>
  value === undefined ? undefined : { version, value }

const dotted = /^(0|[1-9]\d{0,2})\.(0|[1-9]\d{0,2})\.(0|[1-9]\d{0,2})\.(0|[1-9]\d{0,2})$/

const parseIpv4 = (text: string): bigint | undefined => {
  const parts = dotted.exec(text)?.slice(1).map(Number)
  if (!parts?.every(part => part < 256)) return undefined
  return BigInt(parts.reduce((value, part) => value * 256 + part, 0))
}

const parseIpv6 = (text: string): bigint | undefined => {
  const halves = text.split('::')
  const head = groupsOf(halves[0] ?? '', halves.length === 1)
  const tail = groupsOf(halves[1] ?? '', true)
  if (halves.length > 2 || !head || !tail) return undefined
  const missing = 8 - head.length - tail.length
  if (halves.length === 1 ? missing !== 0 : missing < 1) return undefined
  const groups = [...head, ...Array<bigint>(missing).fill(0n), ...tail]
  return groups.reduce((value, group) => (value << 16n) | group, 0n)
}

/** The last group may be an IPv4 address, which is two. */
const groupsOf = (text: string, mayEndInIpv4: boolean): bigint[] | undefined => {
  if (text === '') return []
  const parts = text.split(':')
  const last = parts.at(-1) ?? ''
  const embedded = mayEndInIpv4 && last.includes('.') ? parseIpv4(last) : undefined
  const plain = embedded === undefined ? parts : parts.slice(0, -1)
  if (!plain.every(part => /^[0-9a-f]{1,4}$/i.test(part))) return undefined
  const groups = plain.map(part => BigInt(`0x${part}`))
  return embedded === undefined ? groups : [...groups, embedded >> 16n, embedded & 0xffffn]
}

/** IPv4 dotted; IPv6 in the short form of RFC 5952. */
export const formatIpAddress = ({ version, value }: IpAddress): string =>
  version === 4
    ? [24n, 16n, 8n, 0n].map(shift => (value >> shift) & 0xffn).join('.')
    : shorten(Array.from({ length: 8 }, (_, index) => ((value >> BigInt(112 - 16 * index)) & 0xffffn).toString(16)))

/** The first of the longest runs of two or more zero groups becomes `::`. */
const shorten = (groups: readonly string[]): string => {
  let [start, length] = [0, 1]
  for (let from = 0; from < 8; from += 1) {
    let to = from
    while (groups[to] === '0') to += 1
    if (to - from > length) [start, length] = [from, to - from]
  }
  if (length < 2) return groups.join(':')
  return `${groups.slice(0, start).join(':')}::${groups.slice(start + length).join(':')}`
}
