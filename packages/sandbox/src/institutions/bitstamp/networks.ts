import type { UpstreamNames } from '../data/networks.ts'

export const bitstampNetworks: UpstreamNames = { bitcoin: 'bitcoin', ethereum: 'ethereum', solana: 'solana' }
