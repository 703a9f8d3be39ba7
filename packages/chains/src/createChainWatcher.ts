import type { ChainWatcher } from '@rialto/core'
import type { Egress } from '@rialto/egress'

import { createEvmWatcher } from './evm/createEvmWatcher.ts'
import type { EvmNetworkConfig } from './evm/evmNetworkConfig.ts'
import { createSolanaWatcher } from './solana/createSolanaWatcher.ts'
import type { SolanaNetworkConfig } from './solana/readSolanaBalances.ts'

/** Reads transfers on every network that there is a node for. */
export const createChainWatcher = ({
  egress,
  evm,
  solana,
}: {
  egress: Egress
  evm: readonly EvmNetworkConfig[]
  solana: readonly SolanaNetworkConfig[]
}): ChainWatcher => {
  const [onEvm, onSolana] = [
    createEvmWatcher({ networks: evm, egress }),
    createSolanaWatcher({ networks: solana, egress }),
  ]
  return {
    watches: networkId => onEvm.watches(networkId) || onSolana.watches(networkId),
    confirm: input => (onSolana.watches(input.networkId) ? onSolana : onEvm).confirm(input),
  }
}
