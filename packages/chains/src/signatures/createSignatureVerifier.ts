import type { SignatureVerifier } from '@rialto/core'
import type { Egress } from '@rialto/egress'

import type { EvmNetworkConfig } from '../evm/evmNetworkConfig.ts'
import { isContractCode } from '../evm/isContractCode.ts'
import { type EvmChain, openEvmChain } from '../evm/openEvmChain.ts'
import { verifyBitcoinMessage } from './bitcoin/verifyBitcoinMessage.ts'
import { verifyEvmMessage } from './verifyEvmMessage.ts'
import { verifySolanaMessage } from './verifySolanaMessage.ts'
import { verifyTronMessage } from './verifyTronMessage.ts'

interface Signed {
  networkId: string
  address: string
  message: string
  signature: string
  envelope?: string | undefined
}

const verifyEvm = async (chains: ReadonlyMap<string, EvmChain>, signed: Signed): Promise<boolean> => {
  if (await verifyEvmMessage(signed)) return true
  const chain = chains.get(signed.networkId)
  if (chain === undefined) return false
  // Few wallets are contracts, so their verifier is loaded on first use.
  const { verifyContractMessage } = await import('./verifyContractMessage.ts')
  return verifyContractMessage(chain, signed)
}

/** Verifies signed messages locally, and those of contract accounts by a call of the contract. */
export const createSignatureVerifier = (
  { egress, evm }: { egress?: Egress; evm: readonly EvmNetworkConfig[] } = { evm: [] },
): SignatureVerifier => {
  const chains = new Map<string, EvmChain>()
  if (egress) for (const network of evm) chains.set(network.networkId, openEvmChain(egress, network))
  const byFamily = {
    evm: (signed: Signed) => verifyEvm(chains, signed),
    solana: verifySolanaMessage,
    bitcoin: verifyBitcoinMessage,
    tron: verifyTronMessage,
  }
  return {
    verify: ({ family, ...signed }) => byFamily[family](signed),
    isContract: async (networkId, address) => {
      const chain = chains.get(networkId)
      await chain?.check()
      return isContractCode((await chain?.rpc.code(address)) ?? '0x')
    },
  }
}
