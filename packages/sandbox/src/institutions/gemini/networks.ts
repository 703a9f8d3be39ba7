import type { UpstreamNames } from '../data/networks.ts'

export const geminiNetworks: UpstreamNames = {
  base: 'base',
  bitcoin: 'bitcoin',
  ethereum: 'ethereum',
  solana: 'solana',
}
