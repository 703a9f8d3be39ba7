import type { UpstreamNames } from '../data/networks.ts'

/** Its `chain`. Base is none of Alpaca's. */
export const alpacaNetworks: UpstreamNames = { bitcoin: 'BTC', ethereum: 'ETH', solana: 'SOL' }
