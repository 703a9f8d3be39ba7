import type { ChainConfirmation, ChainWatcher } from '@rialto/core'
import type { Egress } from '@rialto/egress'

import { judgeCredits } from '../judgeCredits.ts'
import { creditsIn } from './cosmosCredits.ts'
import { denomOf } from './cosmosDenoms.ts'
import { type CosmosNetworkConfig, type CosmosRpc, createCosmosRpc } from './createCosmosRpc.ts'

type Input = Parameters<ChainWatcher['confirm']>[0]

/**
 * Confirms transfers on networks of the Cosmos family. A transaction in a block is final. `confirm` throws CosmosUnreadable
 * if the node cannot be read or returns invalid data.
 */
export const createCosmosWatcher = (options: {
  networks: readonly CosmosNetworkConfig[]
  egress: Egress
}): ChainWatcher => {
  const watched = new Map(
    options.networks.map(network => [network.networkId, { network, rpc: createCosmosRpc(options.egress, network) }]),
  )
  return {
    watches: networkId => watched.has(networkId),
    confirm: async input => {
      const on = watched.get(input.networkId)
      const token = on?.network.tokens.find(({ symbol }) => symbol === input.symbol)
      if (!on || !token) throw new Error(`Network ${input.networkId} is not watched for ${input.symbol}`)
      await on.rpc.head()
      return confirmOn(on.rpc, input, denomOf(token))
    },
  }
}

const confirmOn = async (rpc: CosmosRpc, input: Input, denom: string): Promise<ChainConfirmation> => {
  const hash = input.hash.toUpperCase()
  if (!/^[0-9A-F]{64}$/.test(hash)) return { kind: 'unknown' }
  const transaction = await rpc.transaction(hash, input.sinceMs ?? 0)
  if (!transaction) return { kind: 'unknown' }
  if (!transaction.isSuccessful) return { kind: 'reverted', message: 'The transaction failed on the chain' }
  const arrived = creditsIn(transaction, input.toAddress.toLowerCase()).filter(credit => credit.denom === denom)
  return judgeCredits(arrived, input, { block: transaction.height, tagName: 'memo' })
}
