import type { NativeNames } from '../data/networks.ts'

export const bitstampNetworks: NativeNames = { bitcoin: 'bitcoin', ethereum: 'ethereum', solana: 'solana' }
