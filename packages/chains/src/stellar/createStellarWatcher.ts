import { joinTag } from '@rialto/catalog'
import type { ChainConfirmation, ChainWatcher } from '@rialto/core'
import type { Egress } from '@rialto/egress'

import { elsewhere, judgeCredits } from '../judgeCredits.ts'
import { StellarUnreadable } from './callHorizon.ts'
import { createHorizonRpc, type HorizonRpc, type StellarNetworkConfig } from './createHorizonRpc.ts'
import { isTransactionHash } from './horizonShapes.ts'
import { assetOf, tagOf } from './stellarAssets.ts'

type Input = Parameters<ChainWatcher['confirm']>[0]

/**
 * Confirms transfers on Stellar. A transaction in a closed ledger is final. `confirm` throws StellarUnreadable if the
 * node cannot be read or returns invalid data.
 */
export const createStellarWatcher = (options: {
  networks: readonly StellarNetworkConfig[]
  egress: Egress
}): ChainWatcher => {
  const watched = new Map(
    options.networks.map(network => [network.networkId, { network, rpc: createHorizonRpc(options.egress, network) }]),
  )
  return {
    watches: networkId => watched.has(networkId),
    confirm: async input => {
      const on = watched.get(input.networkId)
      const token = on?.network.tokens.find(({ symbol }) => symbol === input.symbol)
      if (!on || !token) throw new Error(`Network ${input.networkId} is not watched for ${input.symbol}`)
      await on.rpc.root()
      return confirmOn(on.rpc, input, assetOf(token))
    },
  }
}

const confirmOn = async (rpc: HorizonRpc, input: Input, asset: string): Promise<ChainConfirmation> => {
  const hash = input.hash.toLowerCase()
  if (!isTransactionHash(hash)) return { kind: 'unknown' }
  const transaction = await rpc.transaction(hash, input.sinceMs ?? 0)
  if (!transaction) return { kind: 'unknown' }
  if (!transaction.isSuccessful) return { kind: 'reverted', message: 'The transaction failed on the ledger' }
  // One transaction under two names would pay twice.
  if (transaction.outerHash !== undefined)
    return elsewhere(`The transaction is part of a fee bump: its hash is ${transaction.outerHash}`)
  const { toAddress: address, toTag: tag } = input
  const to = joinTag('stellar', tag === undefined ? { address } : { address, tag })
  if (!to) throw new StellarUnreadable('The address holds another id than the memo beside it')
  const arrived = (await rpc.creditsBy(hash, to.address)).filter(credit => credit.asset === asset)
  const credits = arrived.map(({ from, amount, ...credit }) => ({ from, amount, tag: tagOf(credit) }))
  const { ledger: block, source: sender } = transaction
  return judgeCredits(credits, { ...input, toTag: to.tag }, { block, tagName: 'memo', sender })
}
