import type { ChainDeposit, ChainDeposits } from '@rialto/core'
import { defined } from '@rialto/defined'
import type { Egress } from '@rialto/egress'

import {
  createHorizonRpc,
  type HorizonRpc,
  type PaidCredit,
  type StellarNetworkConfig,
} from '../stellar/createHorizonRpc.ts'
import { tagOf, tokenOf } from '../stellar/stellarAssets.ts'
import { readEach } from './readEach.ts'

/**
 * Payments in lumens and in tokens of the catalog to accounts of Stellar, with the memo of their transaction or the id of
 * a muxed account. A closed ledger is final. Claimable balances are not payments: their receiver may never claim them.
 */
export const createStellarDeposits = (options: {
  networks: readonly StellarNetworkConfig[]
  egress: Egress
  isLive: boolean
}): ChainDeposits => {
  const watched = new Map(
    options.networks.map(network => [network.networkId, { network, rpc: createHorizonRpc(options.egress, network) }]),
  )
  const on = (networkId: string): { network: StellarNetworkConfig; rpc: HorizonRpc } => {
    const found = watched.get(networkId)
    if (!found) throw new Error(`Network ${networkId} is not watched`)
    return found
  }
  return {
    watches: networkId => watched.has(networkId),
    blocksAtOnce: () => 5_000n,
    heads: async networkId => {
      const { latest, latestAtMs } = await on(networkId).rpc.root()
      const headAtMs = options.isLive ? latestAtMs : undefined
      return { head: BigInt(latest), final: BigInt(latest), ...defined({ headAtMs }) }
    },
    scan: async (networkId, { destinations, from, to }) => {
      const { network, rpc } = on(networkId)
      const addresses = [...new Set(destinations.map(({ address }) => address))]
      return readEach(addresses, from, async address => {
        const { rows, readTo } = await rpc.payments(address, { first: Number(from), last: Number(to) })
        const unread = readTo < Number(to) ? [{ address, readTo: BigInt(readTo) }] : []
        return { deposits: rows.flatMap(row => depositIn(row, network) ?? []), unread }
      })
    },
  }
}

const depositIn = (row: PaidCredit, { tokens }: StellarNetworkConfig): ChainDeposit | undefined => {
  const token = tokenOf(tokens, row.asset)
  if (!token) return undefined
  const { position, hash, ledger, to, from, amount: amountBaseUnits } = row
  const { symbol, decimals } = token
  const sent = { hash, position, block: BigInt(ledger), to, ...defined({ tag: tagOf(row), from }) }
  return { ...sent, symbol, amountBaseUnits, decimals }
}
