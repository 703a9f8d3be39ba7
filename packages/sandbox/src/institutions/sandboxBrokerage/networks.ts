import type { UpstreamNames } from '../data/networks.ts'

export const brokerageNetworks: UpstreamNames = { base: 'base', ethereum: 'ethereum' }
