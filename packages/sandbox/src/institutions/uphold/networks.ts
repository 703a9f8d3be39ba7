import type { NativeNames } from '../data/networks.ts'

export const upholdNetworks: NativeNames = {
  base: 'base',
  bitcoin: 'bitcoin',
  ethereum: 'ethereum',
  solana: 'solana',
}
