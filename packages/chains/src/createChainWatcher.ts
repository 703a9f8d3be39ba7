import type { ChainWatcher } from '@rialto/core'
import type { Egress } from '@rialto/egress'

import type { BitcoinNetworkConfig } from './bitcoin/createBitcoinRpc.ts'
import { createBitcoinWatcher } from './bitcoin/createBitcoinWatcher.ts'
import { createCosmosWatcher } from './cosmos/createCosmosWatcher.ts'
import type { CosmosNetworkConfig } from './cosmos/createCosmosRpc.ts'
import { createEvmWatcher } from './evm/createEvmWatcher.ts'
import type { EvmNetworkConfig } from './evm/evmNetworkConfig.ts'
import { createSolanaWatcher } from './solana/createSolanaWatcher.ts'
import type { SolanaNetworkConfig } from './solana/readSolanaBalances.ts'
import type { StellarNetworkConfig } from './stellar/createHorizonRpc.ts'
import { createStellarWatcher } from './stellar/createStellarWatcher.ts'
import type { TonNetworkConfig } from './ton/createTonRpc.ts'
import { createTonWatcher } from './ton/createTonWatcher.ts'
import type { TronNetworkConfig } from './tron/createTronRpc.ts'
import { createTronWatcher } from './tron/createTronWatcher.ts'
import type { XrplNetworkConfig } from './xrpl/createXrplRpc.ts'
import { createXrplWatcher } from './xrpl/createXrplWatcher.ts'

interface ChainNodes {
  egress: Egress
  evm: readonly EvmNetworkConfig[]
  solana: readonly SolanaNetworkConfig[]
  /** Default: none. */
  bitcoin?: readonly BitcoinNetworkConfig[]
  /** Default: none. */
  tron?: readonly TronNetworkConfig[]
  /** Default: none. */
  xrpl?: readonly XrplNetworkConfig[]
  /** Default: none. */
  stellar?: readonly StellarNetworkConfig[]
  /** Default: none. */
  ton?: readonly TonNetworkConfig[]
  /** Default: none. */
  cosmos?: readonly CosmosNetworkConfig[]
}

/** Confirms transfers on every network that has a node. */
export const createChainWatcher = (nodes: ChainNodes): ChainWatcher => {
  const { egress, evm, solana, bitcoin = [], tron = [], xrpl = [], stellar = [], ton = [], cosmos = [] } = nodes
  const onEvm = createEvmWatcher({ networks: evm, egress })
  const watchers = [
    onEvm,
    createSolanaWatcher({ networks: solana, egress }),
    createBitcoinWatcher({ networks: bitcoin, egress }),
    createTronWatcher({ networks: tron, egress }),
    createXrplWatcher({ networks: xrpl, egress }),
    createStellarWatcher({ networks: stellar, egress }),
    createTonWatcher({ networks: ton, egress }),
    createCosmosWatcher({ networks: cosmos, egress }),
  ]
  const watcherOf = (networkId: string) => watchers.find(one => one.watches(networkId))
  return {
    watches: networkId => watcherOf(networkId) !== undefined,
    confirm: input => (watcherOf(input.networkId) ?? onEvm).confirm(input),
  }
}
