import type { ChainDeposits } from '@rialto/core'
import type { Egress } from '@rialto/egress'

import type { BitcoinNetworkConfig } from '../bitcoin/createBitcoinRpc.ts'
import type { CosmosNetworkConfig } from '../cosmos/createCosmosRpc.ts'
import type { EvmNetworkConfig } from '../evm/evmNetworkConfig.ts'
import type { SolanaNetworkConfig } from '../solana/readSolanaBalances.ts'
import type { StellarNetworkConfig } from '../stellar/createHorizonRpc.ts'
import type { TonNetworkConfig } from '../ton/createTonRpc.ts'
import type { TronNetworkConfig } from '../tron/createTronRpc.ts'
import type { XrplNetworkConfig } from '../xrpl/createXrplRpc.ts'
import { createBitcoinDeposits } from './createBitcoinDeposits.ts'
import { createCosmosDeposits } from './createCosmosDeposits.ts'
import { createEvmDeposits } from './createEvmDeposits.ts'
import { createSolanaDeposits } from './createSolanaDeposits.ts'
import { createStellarDeposits } from './createStellarDeposits.ts'
import { createTonDeposits } from './createTonDeposits.ts'
import { createTronDeposits } from './createTronDeposits.ts'
import { createXrplDeposits } from './createXrplDeposits.ts'

interface Nodes {
  egress: Egress
  evm: readonly EvmNetworkConfig[]
  solana?: readonly SolanaNetworkConfig[]
  bitcoin?: readonly BitcoinNetworkConfig[]
  tron?: readonly TronNetworkConfig[]
  xrpl?: readonly XrplNetworkConfig[]
  stellar?: readonly StellarNetworkConfig[]
  ton?: readonly TonNetworkConfig[]
  cosmos?: readonly CosmosNetworkConfig[]
  /** The chains make blocks at all times. Local chains do not: the age of their newest block means nothing. */
  isLive: boolean
}

const readersOf = ({
  egress,
  evm,
  solana = [],
  bitcoin = [],
  tron = [],
  xrpl = [],
  stellar = [],
  ton = [],
  cosmos = [],
  isLive,
}: Nodes) => [
  createEvmDeposits({ networks: evm, egress, isLive }),
  createSolanaDeposits({ networks: solana, egress, isLive }),
  createBitcoinDeposits({ networks: bitcoin, egress, isLive }),
  createTronDeposits({ networks: tron, egress, isLive }),
  createXrplDeposits({ networks: xrpl, egress, isLive }),
  createStellarDeposits({ networks: stellar, egress, isLive }),
  createTonDeposits({ networks: ton, egress, isLive }),
  createCosmosDeposits({ networks: cosmos, egress, isLive }),
]

/** Reads payments to addresses, one reader for each family of networks. */
export const createChainDeposits = (nodes: Nodes): ChainDeposits => {
  const readers = readersOf(nodes)
  const readerOf = (networkId: string): ChainDeposits => {
    const reader = readers.find(one => one.watches(networkId))
    if (!reader) throw new Error(`Network ${networkId} is not watched`)
    return reader
  }
  return {
    watches: networkId => readers.some(one => one.watches(networkId)),
    heads: networkId => readerOf(networkId).heads(networkId),
    blocksAtOnce: networkId => readerOf(networkId).blocksAtOnce(networkId),
    scan: (networkId, input) => readerOf(networkId).scan(networkId, input),
  }
}
