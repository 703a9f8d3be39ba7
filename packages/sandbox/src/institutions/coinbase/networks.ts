import type { UpstreamNames } from '../data/networks.ts'

export const coinbaseNetworks: UpstreamNames = {
  base: 'base',
  bitcoin: 'bitcoin',
  ethereum: 'ethereum',
  solana: 'solana',
}
