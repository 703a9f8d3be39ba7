import type { NativeNames } from '../data/networks.ts'

export const kucoinNetworks: NativeNames = { base: 'base', bitcoin: 'btc', ethereum: 'eth', solana: 'sol' }
