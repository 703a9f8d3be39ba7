import type { Ids } from '../kernel/ids.ts'
import type { Environment } from '../kernel/scope.ts'
import { base62 } from './base62.ts'
import { crc32 } from './crc32.ts'

/** What secret scanners look for. The last six characters are a checksum: see docs/api-keys.md. */
export const apiKeyPattern = /^sk_(?:sandbox|live)_[0-9A-Za-z]{49}$/

const prefixes = { sandbox: 'sk_sandbox_', production: 'sk_live_' } as const satisfies Record<Environment, string>

const checksumOf = (text: string): string => base62(BigInt(crc32(text)), 6)

/** A new secret: the environment's prefix, 32 random bytes in 43 characters of base 62, and 6 of checksum. */
export const makeApiKeySecret = (ids: Pick<Ids, 'hex'>, environment: Environment): string => {
  const body = `${prefixes[environment]}${base62(BigInt(`0x${ids.hex(32)}`), 43)}`
  return `${body}${checksumOf(body)}`
}

/** Whether the text is a key as Rialto makes them, whole and unmistyped. Says nothing about whether anyone has it. */
export const isApiKeySecret = (text: string): boolean =>
  apiKeyPattern.test(text) && checksumOf(text.slice(0, -6)) === text.slice(-6)
