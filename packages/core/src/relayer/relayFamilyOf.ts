import { findNetwork } from '@rialto/catalog'

import type { RelayFamily } from './ports.ts'

/** The family whose account pays the fees of a network. */
export const relayFamilyOf = (networkId: string): RelayFamily =>
  findNetwork(networkId)?.networkType === 'solana' ? 'solana' : 'evm'
