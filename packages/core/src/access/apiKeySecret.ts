import type { Ids } from '../kernel/ids.ts'
import type { Environment } from '../kernel/scope.ts'

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

/**
 * CRC-32 (IEEE 802.3) of ASCII text. Detects every error burst of up to 32 bits: any one changed character, any two
 * swapped neighbours.
 */
export const crc32 = (text: string): number => {
  let value = 0xffffffff
  for (let index = 0; index < text.length; index += 1)
    value = (value >>> 8) ^ (table[(value ^ text.charCodeAt(index)) & 0xff] ?? 0)
  return (value ^ 0xffffffff) >>> 0
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** `value` in base 62, zero-padded to a fixed length, so that every value has exactly one form. */
export const base62 = (value: bigint, length: number): string => {
  let rest = value
  let text = ''
  while (rest > 0n) {
    text = `${digits[Number(rest % 62n)]}${text}`
    rest /= 62n
  }
  if (text.length > length) throw new RangeError('base62: does not fit')
  return text.padStart(length, '0')
}

/** Pattern for secret scanners. The last six characters are a checksum: see docs/api-keys.md. */
export const apiKeyPattern = /^sk_(?:sandbox|live)_[0-9A-Za-z]{49}$/

const prefixes = { sandbox: 'sk_sandbox_', production: 'sk_live_' } as const satisfies Record<Environment, string>

const checksumOf = (text: string): string => base62(BigInt(crc32(text)), 6)

/** A new secret: the environment's prefix, 32 random bytes in 43 characters of base 62, and 6 of checksum. */
export const makeApiKeySecret = (ids: Pick<Ids, 'hex'>, environment: Environment): string => {
  const body = `${prefixes[environment]}${base62(BigInt(`0x${ids.hex(32)}`), 43)}`
  return `${body}${checksumOf(body)}`
}

/** Whether the text has the format and checksum of a Rialto key. Does not check whether the key exists. */
export const isApiKeySecret = (text: string): boolean =>
  apiKeyPattern.test(text) && checksumOf(text.slice(0, -6)) === text.slice(-6)
