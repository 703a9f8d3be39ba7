import type { ChainDeposit, ChainDeposits } from '@rialto/core'
import { defined } from '@rialto/defined'
import type { Egress } from '@rialto/egress'

import type { CosmosCredit } from '../cosmos/cosmosCredits.ts'
import { denomOf } from '../cosmos/cosmosDenoms.ts'
import { type CosmosNetworkConfig, type CosmosRpc, createCosmosRpc } from '../cosmos/createCosmosRpc.ts'
import { blocksReadAgain } from './blocksReadAgain.ts'
import { readEach } from './readEach.ts'

/**
 * Payments to accounts of the Cosmos family, with the memo of their transaction, or of the packet that brought them from
 * another chain. A block is final, and is read as such once others follow it.
 */
export const createCosmosDeposits = (options: {
  networks: readonly CosmosNetworkConfig[]
  egress: Egress
  isLive: boolean
}): ChainDeposits => {
  const watched = new Map(
    options.networks.map(network => [network.networkId, { network, rpc: createCosmosRpc(options.egress, network) }]),
  )
  const on = (networkId: string): { network: CosmosNetworkConfig; rpc: CosmosRpc } => {
    const found = watched.get(networkId)
    if (!found) throw new Error(`Network ${networkId} is not watched`)
    return found
  }
  return {
    watches: networkId => watched.has(networkId),
    blocksAtOnce: () => 5_000n,
    heads: async networkId => {
      const { height, atMs } = await on(networkId).rpc.head()
      if (!options.isLive) return { head: BigInt(height), final: BigInt(height) }
      // The index of transactions follows the newest block by a moment.
      const final = Math.max(0, height - blocksReadAgain)
      return { head: BigInt(Math.max(0, height - 1)), final: BigInt(final), headAtMs: atMs }
    },
    scan: async (networkId, { destinations, from, to }) => {
      const { network, rpc } = on(networkId)
      const range = { first: Math.max(1, Number(from)), last: Number(to) }
      const addresses = [...new Set(destinations.map(({ address }) => address))]
      await rpc.checkRange(range)
      return readEach(addresses, from, async address => {
        const { rows, readTo } = await rpc.credits(address, range)
        const unread = readTo < range.last ? [{ address, readTo: BigInt(readTo) }] : []
        return { deposits: rows.flatMap(row => depositIn(row, address, network) ?? []), unread }
      })
    },
  }
}

const depositIn = (
  { hash, position, height, from, tag, denom, amount: amountBaseUnits }: CosmosCredit,
  to: string,
  { tokens }: CosmosNetworkConfig,
): ChainDeposit | undefined => {
  const token = tokens.find(one => denomOf(one) === denom)
  if (!token) return undefined
  const { symbol, decimals } = token
  const sent = { hash, position, block: BigInt(height), to, ...defined({ tag, from }) }
  return { ...sent, symbol, amountBaseUnits, decimals }
}
