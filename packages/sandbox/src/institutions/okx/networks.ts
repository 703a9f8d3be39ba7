import type { NativeNames } from '../data/networks.ts'

/** What follows the coin in the name of a chain. */
export const okxNetworks: NativeNames = { base: 'Base', bitcoin: 'Bitcoin', ethereum: 'ERC20', solana: 'Solana' }

export const chainOf = (symbol: string, native: string): string => `${symbol}-${native}`
