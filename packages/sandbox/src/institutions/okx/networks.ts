import type { UpstreamNames } from '../data/networks.ts'

/** What follows the coin in the name of a chain. */
export const okxNetworks: UpstreamNames = { base: 'Base', bitcoin: 'Bitcoin', ethereum: 'ERC20', solana: 'Solana' }

export const chainOf = (symbol: string, networkName: string): string => `${symbol}-${networkName}`
