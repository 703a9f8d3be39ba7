import type { VerifiableFamily } from './ports.ts'

/** The family whose signatures are checked here, or undefined for one whose are not. */
export const familyOf = (networkType: string): VerifiableFamily | undefined =>
  networkType === 'evm' || networkType === 'solana' ? networkType : undefined
