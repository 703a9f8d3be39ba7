import { findNetwork } from '@rialto/catalog'

/**
 * Gemini estimates a fee for an address only, and terms are wanted before there is one. These stand in for it: the example
 * of Gemini's documents, the address of Bitcoin's first block, and the like. Nothing is ever sent to them.
 */
const byNetwork: Readonly<Record<string, string>> = {
  solana: 'So11111111111111111111111111111111111111112',
  bitcoin: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  litecoin: 'LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9',
  dogecoin: 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L',
  xrpl: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh',
}
const evm = '0x31c2105b8dea834167f32f7ea7d877812e059230'

/** `undefined`: no fee can be asked for there. */
export const feeAddressOf = (networkId: string, upstream: string): string | undefined =>
  findNetwork(networkId)?.networkType === 'evm' ? evm : byNetwork[upstream]
