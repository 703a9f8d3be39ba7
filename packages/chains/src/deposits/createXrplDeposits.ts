import type { ChainDeposit, ChainDeposits } from '@rialto/core'
import { defined } from '@rialto/defined'
import type { Egress } from '@rialto/egress'

import { XrplUnreadable } from '../xrpl/callXrpl.ts'
import { createXrplRpc, type XrplNetworkConfig, type XrplRpc } from '../xrpl/createXrplRpc.ts'

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
      const addresses = new Set(destinations.map(({ address }) => address))
      const deposits: ChainDeposit[] = []
      for (const address of addresses) {
        const rows = await rpc.payments(address, { first: Number(from), last: Number(to) })
        for (const { hash, ledgerIndex, from: sender, payment } of rows) {
          if (payment?.drops === undefined || payment.to !== address) continue
          if (ledgerIndex === undefined) throw new XrplUnreadable('A row of the account is in no ledger')
          deposits.push({
            hash,
            position: 'payment',
            block: BigInt(ledgerIndex),
            from: sender,
            to: address,
            ...(payment.tag === undefined ? {} : { tag: payment.tag }),
            symbol: 'XRP',
            amountBaseUnits: payment.drops,
            decimals: xrpDecimals,
          })
        }
      }
      return deposits
    },
  }
}
