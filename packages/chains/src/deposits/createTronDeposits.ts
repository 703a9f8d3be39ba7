import type { ChainDeposit, ChainDeposits } from '@rialto/core'
import { defined } from '@rialto/defined'
import type { Egress } from '@rialto/egress'

import { TronUnreadable } from '../tron/callTron.ts'
import { createTronRpc, type TronNetworkConfig, type TronRpc } from '../tron/createTronRpc.ts'
import { tronBase58, tronHex } from '../tron/tronAddress.ts'

/** Two calls for each block, every three seconds. */
const blocksAtOnce = 40n
/** Blocks whose receipts are kept, because each is read until it is final. */
const keptBlocks = 200

/**
 * Payments to addresses of Tron: TRX by transactions and internal transactions, tokens by their events. Only tokens of the
 * network's configuration count.
 */
export const createTronDeposits = (options: {
  networks: readonly TronNetworkConfig[]
  egress: Egress
  isLive: boolean
}): ChainDeposits => {
  const chains = new Map(
    options.networks.map(network => {
      const rpc = createTronRpc(options.egress, network)
      return [network.networkId, { network, rpc, readBlock: keepingBlocks(rpc) }]
    }),
  )
  const chainOf = (networkId: string) => {
    const chain = chains.get(networkId)
    if (!chain) throw new Error(`Network ${networkId} is not watched`)
    return chain
  }
  return {
    watches: networkId => chains.has(networkId),
    blocksAtOnce: () => blocksAtOnce,
    heads: async networkId => {
      const { rpc } = chainOf(networkId)
      await rpc.check()
      const [head, final] = [await rpc.head('wallet'), await rpc.head('walletsolidity')]
      const headAtMs = options.isLive ? head.timestampMs : undefined
      return { head: BigInt(head.number), final: BigInt(Math.min(final.number, head.number)), ...defined({ headAtMs }) }
    },
    scan: async (networkId, { destinations, from, to }) => {
      const { network, rpc, readBlock } = chainOf(networkId)
      await rpc.check()
      const wanted = new Map(destinations.map(({ address }) => [tronHex(address), address]))
      const deposits: ChainDeposit[] = []
      for (let number = Number(from); number <= Number(to); number += 1)
        deposits.push(...depositsIn(await readBlock(number), network, wanted))
      return { deposits, unread: [] }
    },
  }
}

type Block = NonNullable<Awaited<ReturnType<TronRpc['blockAt']>>> & {
  receipts: Awaited<ReturnType<TronRpc['receiptsAt']>>
}

/** Reads blocks with their receipts, each of which once under its id. */
const keepingBlocks = (rpc: TronRpc): ((number: number) => Promise<Block>) => {
  const kept = new Map<string, Block['receipts']>()
  return async number => {
    const block = await rpc.blockAt('wallet', number)
    if (!block) throw new TronUnreadable(`The node does not have block ${number}`)
    const receipts = kept.get(block.id) ?? (await rpc.receiptsAt(number))
    // A node behind the same URL may lack the block: it answers with an empty list.
    if (block.transactions.length > receipts.length)
      throw new TronUnreadable(`The node does not have every receipt of block ${number}`)
    kept.set(block.id, receipts)
    const [oldest] = kept.keys()
    if (kept.size > keptBlocks && oldest !== undefined) kept.delete(oldest)
    return { ...block, receipts }
  }
}

const depositsIn = (
  { number, transactions, receipts }: Block,
  { tokens }: TronNetworkConfig,
  wanted: ReadonlyMap<string, string>,
): ChainDeposit[] => {
  const block = BigInt(number)
  const succeeded = receipts.filter(({ hasFailed }) => !hasFailed)
  const actions = new Map(transactions.map(({ txId, action }) => [txId, action]))
  const coin = tokens.find(({ address }) => address === undefined)
  const byContract = new Map(tokens.flatMap(one => (one.address === undefined ? [] : [[tronHex(one.address), one]])))
  return succeeded.flatMap(({ txId, transfers, coins }) => {
    const action = actions.get(txId)
    const to = action?.type === 'TransferContract' ? wanted.get(action.to) : undefined
    const ofTokens = transfers.flatMap((one, index): ChainDeposit[] => {
      const token = byContract.get(`41${one.contract}`)
      const recipient = wanted.get(`41${one.to}`)
      if (!token || recipient === undefined || one.amount === 0n) return []
      const sent = { hash: txId, position: `log ${index}`, block, from: tronBase58(`41${one.from}`), to: recipient }
      return [{ ...sent, symbol: token.symbol, decimals: token.decimals, amountBaseUnits: one.amount }]
    })
    const ofContracts = coins.flatMap((one, index): ChainDeposit[] => {
      const recipient = wanted.get(one.to)
      if (!coin || recipient === undefined) return []
      const sent = { hash: txId, position: `internal ${index}`, block, from: tronBase58(one.from), to: recipient }
      return [{ ...sent, symbol: coin.symbol, decimals: coin.decimals, amountBaseUnits: one.amount }]
    })
    const inside = [...ofTokens, ...ofContracts]
    if (action?.type !== 'TransferContract' || to === undefined || !coin || action.amount === 0n) return inside
    const sent = { hash: txId, position: 'call', block, from: tronBase58(action.owner), to }
    return [{ ...sent, symbol: coin.symbol, decimals: coin.decimals, amountBaseUnits: action.amount }, ...inside]
  })
}
