import type { ChainDeposit, ChainDeposits } from '@rialto/core'
import { defined } from '@rialto/defined'
import type { Egress } from '@rialto/egress'

import { XrplUnreadable } from '../xrpl/callXrpl.ts'
import { createXrplRpc, type XrplNetworkConfig, type XrplRpc } from '../xrpl/createXrplRpc.ts'
import { readEach } from './readEach.ts'

const xrpDecimals = 6

/**
 * Payments in XRP to accounts of the XRP Ledger, with their destination tags and the amounts that they delivered. A
 * validated ledger is final.
 */
export const createXrplDeposits = (options: {
  networks: readonly XrplNetworkConfig[]
  egress: Egress
  isLive: boolean
}): ChainDeposits => {
  const rpcs = new Map(options.networks.map(network => [network.networkId, createXrplRpc(options.egress, network)]))
  const rpcOf = (networkId: string): XrplRpc => {
    const rpc = rpcs.get(networkId)
    if (!rpc) throw new Error(`Network ${networkId} is not watched`)
    return rpc
  }
  return {
    watches: networkId => rpcs.has(networkId),
    blocksAtOnce: () => 5_000n,
    heads: async networkId => {
      const rpc = rpcOf(networkId)
      await rpc.check()
      const index = await rpc.validatedIndex()
      const headAtMs = options.isLive ? await rpc.closedAtMs(index) : undefined
      return { head: BigInt(index), final: BigInt(index), ...defined({ headAtMs }) }
    },
    scan: async (networkId, { destinations, from, to }) => {
      const rpc = rpcOf(networkId)
      const addresses = [...new Set(destinations.map(({ address }) => address))]
      return readEach(addresses, from, async address => {
        const { rows, readTo } = await rpc.payments(address, { first: Number(from), last: Number(to) })
        const unread = readTo < Number(to) ? [{ address, readTo: BigInt(readTo) }] : []
        return { deposits: depositsIn(rows, address), unread }
      })
    },
  }
}

const depositsIn = (rows: Awaited<ReturnType<XrplRpc['payments']>>['rows'], address: string): ChainDeposit[] =>
  rows.flatMap(({ hash, ledgerIndex, from, payment }): ChainDeposit[] => {
    if (payment?.drops === undefined || payment.to !== address) return []
    if (ledgerIndex === undefined) throw new XrplUnreadable('A row of the account is in no ledger')
    const { tag, drops: amountBaseUnits } = payment
    const sent = { hash, position: 'payment', block: BigInt(ledgerIndex), from, to: address, ...defined({ tag }) }
    return [{ ...sent, symbol: 'XRP', amountBaseUnits, decimals: xrpDecimals }]
  })
