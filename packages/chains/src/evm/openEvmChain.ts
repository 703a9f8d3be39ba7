import type { Egress } from '@rialto/egress'
import { createEvmRpc, type EvmRpc } from './createEvmRpc.ts'
import type { EvmNetworkConfig } from './evmNetworkConfig.ts'
import { EvmRpcError } from './evmRpcError.ts'

/** A chain and its node. */
export interface EvmChain {
  network: EvmNetworkConfig
  rpc: EvmRpc
  /** Reads the node's chain id and checks it, until that succeeds once. @throws EvmRpcError */
  check(): Promise<void>
}

export const openEvmChain = (egress: Egress, network: EvmNetworkConfig): EvmChain => {
  const rpc = createEvmRpc(egress, network.rpcUrl)
  let isChecked = false
  return {
    network,
    rpc,
    check: async () => {
      if (isChecked) return
      const chainId = await rpc.chainId()
      if (chainId !== BigInt(network.chainId)) {
        throw new EvmRpcError('wrongChain', `The node is on chain ${chainId}, not ${network.chainId}`)
      }
      isChecked = true
    },
  }
}
