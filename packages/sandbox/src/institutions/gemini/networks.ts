import type { NativeNames } from '../data/networks.ts'

export const geminiNetworks: NativeNames = {
  base: 'base',
  bitcoin: 'bitcoin',
  ethereum: 'ethereum',
  solana: 'solana',
}
