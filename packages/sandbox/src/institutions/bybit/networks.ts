import type { NativeNames } from '../data/networks.ts'

export const bybitNetworks: NativeNames = { base: 'BASE', bitcoin: 'BTC', ethereum: 'ETH', solana: 'SOL' }
