import type { UpstreamNames } from '../data/networks.ts'

export const bybitNetworks: UpstreamNames = { base: 'BASE', bitcoin: 'BTC', ethereum: 'ETH', solana: 'SOL' }
