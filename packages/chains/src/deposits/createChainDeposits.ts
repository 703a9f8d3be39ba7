import type { ChainDeposits } from '@rialto/core'
import type { Egress } from '@rialto/egress'

import type { EvmNetworkConfig } from '../evm/evmNetworkConfig.ts'
import type { XrplNetworkConfig } from '../xrpl/createXrplRpc.ts'
import { createEvmDeposits } from './createEvmDeposits.ts'
import { createXrplDeposits } from './createXrplDeposits.ts'

/** Reads payments to addresses, on networks whose nodes can search for them. */
export const createChainDeposits = ({
  egress,
  evm,
  xrpl = [],
}: {
  egress: Egress
  evm: readonly EvmNetworkConfig[]
  xrpl?: readonly XrplNetworkConfig[]
}): ChainDeposits => {
  const readers = [createEvmDeposits({ networks: evm, egress }), createXrplDeposits({ networks: xrpl, egress })]
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
