import type { UpstreamNames } from '../data/networks.ts'

export const gateNetworks: UpstreamNames = { base: 'BASEEVM', bitcoin: 'BTC', ethereum: 'ETH', solana: 'SOL' }
