import type { UpstreamNames } from '../data/networks.ts'

export const upholdNetworks: UpstreamNames = {
  base: 'base',
  bitcoin: 'bitcoin',
  ethereum: 'ethereum',
  solana: 'solana',
}
