import type { NativeNames } from '../data/networks.ts'

/** As withdrawals call them. */
export const krakenNetworks: NativeNames = {
  base: 'Base',
  bitcoin: 'Bitcoin',
  ethereum: 'Ethereum',
  solana: 'Solana',
}
