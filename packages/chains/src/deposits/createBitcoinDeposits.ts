import { findNetwork } from '@rialto/catalog'
import type { ChainDeposit, ChainDeposits } from '@rialto/core'
import { defined } from '@rialto/defined'
import type { Egress } from '@rialto/egress'

import { BitcoinUnreadable } from '../bitcoin/callBitcoin.ts'
import {
  type BitcoinNetworkConfig,
  type BitcoinRpc,
  type BitcoinTransaction,
  createBitcoinRpc,
} from '../bitcoin/createBitcoinRpc.ts'
import { scriptOf } from '../bitcoin/readBitcoinBalance.ts'

const bitcoinDecimals = 8
/** Each block is read whole. */
const blocksAtOnce = 12n

/** Payments to addresses of Bitcoin, output by output, in blocks. A payment that is in no block is not shown. */
export const createBitcoinDeposits = (options: {
  networks: readonly BitcoinNetworkConfig[]
  egress: Egress
  isLive: boolean
}): ChainDeposits => {
  const rpcs = new Map(options.networks.map(network => [network.networkId, createBitcoinRpc(options.egress, network)]))
  const rpcOf = (networkId: string): BitcoinRpc => {
    const rpc = rpcs.get(networkId)
    if (!rpc) throw new Error(`Network ${networkId} is not watched`)
    return rpc
  }
  return {
    watches: networkId => rpcs.has(networkId),
    blocksAtOnce: () => blocksAtOnce,
    heads: async networkId => {
      const rpc = rpcOf(networkId)
      await rpc.check()
      const head = await rpc.height()
      const final = head - (findNetwork(networkId)?.finalityConfirmations ?? 6) + 1
      const headAtMs = options.isLive ? await rpc.timeOf(await hashAt(rpc, head)) : undefined
      return { head: BigInt(head), final: BigInt(Math.max(final, 0)), ...defined({ headAtMs }) }
    },
    scan: async (networkId, { destinations, from, to }) => {
      const rpc = rpcOf(networkId)
      await rpc.check()
      const byScript = new Map(destinations.map(({ address }) => [scriptOf(address), address]))
      const range = { from: Number(from), to: Number(to) }
      return { deposits: byScript.size === 0 ? [] : await scanBlocks(rpc, byScript, range), unread: [] }
    },
  }
}

const hashAt = async (rpc: BitcoinRpc, height: number): Promise<string> => {
  const hash = await rpc.hashAt(height)
  if (hash === undefined) throw new BitcoinUnreadable(`The node does not have block ${height}`)
  return hash
}

/** Blocks of one chain: each names the one before it. */
const scanBlocks = async (
  rpc: BitcoinRpc,
  byScript: ReadonlyMap<string, string>,
  { from, to }: { from: number; to: number },
): Promise<ChainDeposit[]> => {
  const deposits: ChainDeposit[] = []
  let before: string | undefined
  for (let height = from; height <= to; height += 1) {
    const hash = await hashAt(rpc, height)
    const block = await rpc.block(hash)
    if (before !== undefined && block.previousHash !== before)
      throw new BitcoinUnreadable('The chain was reorganized while it was read')
    before = hash
    for (const one of block.transactions) deposits.push(...depositsIn(one, byScript, BigInt(height)))
  }
  return deposits
}

const depositsIn = (
  { txid, inputs, outputs }: BitcoinTransaction,
  byScript: ReadonlyMap<string, string>,
  block: bigint,
): ChainDeposit[] =>
  outputs.flatMap(({ script, amount }, index) => {
    const to = byScript.get(script)
    if (to === undefined || amount === 0n) return []
    const sent = { hash: txid, position: `output ${index}`, block, to, ...defined({ from: inputs[0]?.address }) }
    return [{ ...sent, symbol: 'BTC', amountBaseUnits: amount, decimals: bitcoinDecimals }]
  })
