import type { NativeNames } from '../data/networks.ts'

export const coinbaseNetworks: NativeNames = {
  base: 'base',
  bitcoin: 'bitcoin',
  ethereum: 'ethereum',
  solana: 'solana',
}
