import type { VerifiableFamily } from './ports.ts'

/** EVM addresses differ in case by checksum only; in base58 case means something. */
export const sameAddress = (family: VerifiableFamily, a: string, b: string): boolean =>
  family === 'evm' ? a.toLowerCase() === b.toLowerCase() : a === b
