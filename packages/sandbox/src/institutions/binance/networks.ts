import type { NativeNames } from '../data/networks.ts'

export const binanceNetworks: NativeNames = { base: 'BASE', bitcoin: 'BTC', ethereum: 'ETH', solana: 'SOL' }
