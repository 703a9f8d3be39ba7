import type { NativeNames } from '../data/networks.ts'

export const gateNetworks: NativeNames = { base: 'BASEEVM', bitcoin: 'BTC', ethereum: 'ETH', solana: 'SOL' }
