import { canonicalAddress } from '@rialto/catalog'
import type { ChainDeposit, ChainDeposits } from '@rialto/core'
import { defined } from '@rialto/defined'
import type { Egress } from '@rialto/egress'

import { createTonRpc, type TonNetworkConfig, type TonRpc } from '../ton/createTonRpc.ts'
import { creditIn, type TonCredit } from '../ton/tonCredits.ts'
import { blocksReadAgain } from './blocksReadAgain.ts'
import { readEach } from './readEach.ts'

const coin = { symbol: 'TON', decimals: 9 }
/**
 * Payments in TON and in jettons of the catalog to accounts of TON, with their comments. Jettons count by the
 * notification of the account's own jetton wallet, whose address their master calculates. A block of the master chain
 * is final, and is read as such once others follow it.
 */
export const createTonDeposits = (options: {
  networks: readonly TonNetworkConfig[]
  egress: Egress
  isLive: boolean
}): ChainDeposits => {
  const rpcs = new Map(options.networks.map(network => [network.networkId, createTonRpc(options.egress, network)]))
  const rpcOf = (networkId: string): TonRpc => {
    const rpc = rpcs.get(networkId)
    if (!rpc) throw new Error(`Network ${networkId} is not watched`)
    return rpc
  }
  return {
    watches: networkId => rpcs.has(networkId),
    blocksAtOnce: () => 20_000n,
    heads: async networkId => {
      const { seqno, atMs } = await rpcOf(networkId).head()
      if (!options.isLive) return { head: BigInt(seqno), final: BigInt(seqno) }
      return { head: BigInt(seqno), final: BigInt(Math.max(0, seqno - blocksReadAgain)), headAtMs: atMs }
    },
    scan: async (networkId, { destinations, from, to }) => {
      const rpc = rpcOf(networkId)
      const addresses = [...new Set(destinations.map(({ address }) => address))]
      return readEach(addresses, from, async address => {
        const account = canonicalAddress('tvm', address)
        const wallets = await rpc.jettonWallets(account)
        const { rows, readTo } = await rpc.transactions(account, { first: Number(from), last: Number(to) })
        const unread = readTo < Number(to) ? [{ address, readTo: BigInt(readTo) }] : []
        const credits = rows.flatMap(row => creditIn(row, new Set(wallets.keys())) ?? [])
        return { deposits: credits.flatMap(one => depositOf(one, address, wallets) ?? []), unread }
      })
    },
  }
}

const depositOf = (
  { hash, position, block, from, tag, jettonWallet, amount: amountBaseUnits }: TonCredit,
  to: string,
  wallets: Awaited<ReturnType<TonRpc['jettonWallets']>>,
): ChainDeposit | undefined => {
  const token = jettonWallet === undefined ? coin : wallets.get(jettonWallet)
  if (!token || block === undefined) return undefined
  const { symbol, decimals } = token
  const sent = { hash, position, block: BigInt(block), to, ...defined({ tag, from }) }
  return { ...sent, symbol, amountBaseUnits, decimals }
}
