import type { NativeNames } from '../data/networks.ts'

/** Its `chain`. Base is none of Alpaca's. */
export const alpacaNetworks: NativeNames = { bitcoin: 'BTC', ethereum: 'ETH', solana: 'SOL' }
