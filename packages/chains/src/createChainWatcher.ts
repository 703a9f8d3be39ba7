import type { ChainWatcher } from '@rialto/core'
import type { Egress } from '@rialto/egress'

import type { BitcoinNetworkConfig } from './bitcoin/createBitcoinRpc.ts'
import { createBitcoinWatcher } from './bitcoin/createBitcoinWatcher.ts'
import { createEvmWatcher } from './evm/createEvmWatcher.ts'
import type { EvmNetworkConfig } from './evm/evmNetworkConfig.ts'
import { createSolanaWatcher } from './solana/createSolanaWatcher.ts'
import type { SolanaNetworkConfig } from './solana/readSolanaBalances.ts'

/** Reads transfers on every network that there is a node for. */
export const createChainWatcher = ({
  egress,
  evm,
  solana,
  bitcoin = [],
}: {
  egress: Egress
  evm: readonly EvmNetworkConfig[]
  solana: readonly SolanaNetworkConfig[]
  /** Default: none. */
  bitcoin?: readonly BitcoinNetworkConfig[]
}): ChainWatcher => {
  const onEvm = createEvmWatcher({ networks: evm, egress })
  const watchers = [
    onEvm,
    createSolanaWatcher({ networks: solana, egress }),
    createBitcoinWatcher({ networks: bitcoin, egress }),
  ]
  const watcherOf = (networkId: string) => watchers.find(one => one.watches(networkId))
  return {
    watches: networkId => watcherOf(networkId) !== undefined,
    confirm: input => (watcherOf(input.networkId) ?? onEvm).confirm(input),
  }
}
