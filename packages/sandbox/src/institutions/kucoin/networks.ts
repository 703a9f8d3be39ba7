import type { UpstreamNames } from '../data/networks.ts'

export const kucoinNetworks: UpstreamNames = { base: 'base', bitcoin: 'btc', ethereum: 'eth', solana: 'sol' }
