import type { UpstreamNames } from '../../institutions/data/networks.ts'

export const sampleNetworks: UpstreamNames = { base: 'BASE', bitcoin: 'BTC', ethereum: 'ETH', solana: 'SOL' }
