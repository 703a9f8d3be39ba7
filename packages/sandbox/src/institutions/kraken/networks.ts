import type { UpstreamNames } from '../data/networks.ts'

/** As withdrawals call them. */
export const krakenNetworks: UpstreamNames = {
  base: 'Base',
  bitcoin: 'Bitcoin',
  ethereum: 'Ethereum',
  solana: 'Solana',
}
