import { randomBytes } from 'node:crypto'

import type { ChainDeposit, ChainDeposits } from '@rialto/core'
import { defined } from '@rialto/defined'
import type { Egress } from '@rialto/egress'

import type { EvmNetworkConfig, EvmToken } from '../evm/evmNetworkConfig.ts'
import { EvmRpcError } from '../evm/evmRpcError.ts'
import type { EvmFoundLog } from '../evm/evmShapes.ts'
import { transferTopic } from '../evm/findTransfer.ts'
import { type EvmChain, openEvmChain } from '../evm/openEvmChain.ts'

/** Blocks of one scan: each is read whole for payments in the chain's own coin, which leave no event. */
const blocksAtOnce = 100n
/** Addresses of one search. Public nodes take about as many topics. */
const addressesAtOnce = 100

/**
 * Payments to many addresses of EVM chains: one search for the transfer events of all tokens, and one read of each
 * block. Only tokens of the network's configuration count: anyone can create a token and send it.
 *
 * A payment in the chain's own coin from within a contract leaves neither an event nor a transaction to the address,
 * and is not found.
 */
export const createEvmDeposits = (options: {
  networks: readonly EvmNetworkConfig[]
  egress: Egress
  /** Blocks are made at all times: their age is that of the node's view. */
  isLive: boolean
}): ChainDeposits => {
  const chains = new Map(options.networks.map(network => [network.networkId, openEvmChain(options.egress, network)]))
  const chainOf = (networkId: string): EvmChain => {
    const chain = chains.get(networkId)
    if (!chain) throw new Error(`Network ${networkId} is not watched`)
    return chain
  }
  return {
    watches: networkId => chains.has(networkId),
    blocksAtOnce: () => blocksAtOnce,
    heads: async networkId => {
      const { network, rpc, check } = chainOf(networkId)
      await check()
      const head = await rpc.blockNumber()
      const final = head - BigInt(network.finalityConfirmations) + 1n
      const headAtMs = options.isLive ? await rpc.timeAt(head) : undefined
      return { head, final: final < 0n ? 0n : final, ...defined({ headAtMs }) }
    },
    scan: async (networkId, { destinations, from, to }) => {
      const chain = chainOf(networkId)
      await chain.check()
      const wanted = [...new Set(destinations.map(({ address }) => address.toLowerCase()))]
      const [{ deposits, flooded }, ofCoin] = await Promise.all([
        tokenDeposits(chain, wanted, { from, to }),
        coinDeposits(chain, new Set(wanted), { from, to }),
      ])
      // Nodes behind one URL differ. One that lacks the last block would hide its payments.
      if ((await chain.rpc.blockHashAt(to)) === undefined)
        throw new EvmRpcError('malformed', `The node does not have block ${to}`)
      const unread = destinations.flatMap(({ address }) => {
        const block = flooded.get(address.toLowerCase())
        return block === undefined ? [] : [{ address, readTo: block - 1n }]
      })
      return { deposits: [...deposits, ...ofCoin], unread }
    },
  }
}

interface Range {
  from: bigint
  to: bigint
}

const padded = (address: string): string => `0x${address.slice(2).padStart(64, '0')}`
const addressIn = (topic = ''): string => `0x${topic.slice(-40)}`

const tokenDeposits = async (
  { network, rpc }: EvmChain,
  addresses: readonly string[],
  { from, to }: Range,
): Promise<{ deposits: ChainDeposit[]; flooded: ReadonlyMap<string, bigint> }> => {
  const tokens = new Map(network.tokens.flatMap(token => (token.address ? [[token.address.toLowerCase(), token]] : [])))
  const deposits: ChainDeposit[] = []
  const flooded = new Map<string, bigint>()
  const flood = { flooded, checkNode: createNodeCheck(rpc, [...tokens.keys()]) }
  for (let start = 0; start < addresses.length; start += addressesAtOnce) {
    const some = addresses.slice(start, start + addressesAtOnce)
    for (const log of await findLogs(rpc, { tokens: [...tokens.keys()], addresses: some, from, to }, flood)) {
      const token = tokens.get(log.address)
      if (token && isWithin(log, { from, to })) deposits.push(depositOf(log, token))
    }
  }
  return { deposits, flooded }
}

interface Flood {
  /** The first block that was not read, of each flooded address. */
  flooded: Map<string, bigint>
  checkNode: (block: bigint) => Promise<unknown>
}

/** Searches a block, once per scan, for transfers to a random address. A node that refuses this search fails: no address is flooded. */
const createNodeCheck = (rpc: EvmChain['rpc'], tokens: readonly string[]): Flood['checkNode'] => {
  let checked: Promise<unknown> | undefined
  return block => {
    const topics = [transferTopic, null, [`0x${randomBytes(32).toString('hex')}`]]
    return (checked ??= rpc.logs({ address: tokens, topics, fromBlock: block, toBlock: block }))
  }
}

interface Search extends Range {
  tokens: readonly string[]
  addresses: readonly string[]
}

/**
 * Anyone can send nothing to an address, any number of times: a search with too many results for the node, or for the reader, is
 * made in halves, so that empty transfers hide no payment. An address with too many transfers of one token in one block is added
 * to `flooded` with the first such block, and is not read from there on.
 */
const findLogs = async (rpc: EvmChain['rpc'], search: Search, flood: Flood): Promise<readonly EvmFoundLog[]> => {
  const { tokens, from, to } = search
  const { flooded, checkNode } = flood
  const addresses = search.addresses.filter(one => !flooded.has(one))
  if (addresses.length === 0) return []
  try {
    const topics = [transferTopic, null, addresses.map(padded)]
    return await rpc.logs({ address: tokens, topics, fromBlock: from, toBlock: to })
  } catch (error) {
    const mayBeLess = error instanceof EvmRpcError && (error.kind === 'refused' || error.kind === 'malformed')
    if (!mayBeLess) throw error
    const halves = halvesOf({ ...search, addresses })
    if (halves.length === 0) await checkNode(from)
    for (const address of halves.length === 0 ? addresses : []) flooded.set(address, from)
    const found: EvmFoundLog[] = []
    for (const half of halves) found.push(...(await findLogs(rpc, half, flood)))
    return found
  }
}

/** Halves of the blocks, then of the addresses, then single tokens. Empty for one token and address in one block. */
const halvesOf = (search: Search): Search[] => {
  const { tokens, addresses, from, to } = search
  const middle = (from + to) / 2n
  if (from < to)
    return [
      { ...search, to: middle },
      { ...search, from: middle + 1n },
    ]
  const count = Math.floor(addresses.length / 2)
  if (count > 0)
    return [addresses.slice(0, count), addresses.slice(count)].map(some => ({ ...search, addresses: some }))
  return tokens.length > 1 ? tokens.map(token => ({ ...search, tokens: [token] })) : []
}

/** Non-fungible tokens use the same event with a fourth topic. A node may answer with more than it was asked for. */
const isWithin = (log: EvmFoundLog, { from, to }: Range): boolean =>
  log.topics.length === 3 &&
  log.topics[0] === transferTopic &&
  log.data.length === 66 &&
  log.blockNumber >= from &&
  log.blockNumber <= to

const depositOf = (log: EvmFoundLog, { symbol, decimals }: EvmToken): ChainDeposit => ({
  hash: log.hash,
  position: `log ${log.index}`,
  block: log.blockNumber,
  from: addressIn(log.topics[1]),
  to: addressIn(log.topics[2]),
  symbol,
  amountBaseUnits: BigInt(log.data),
  decimals,
})

const coinDeposits = async (
  { network, rpc }: EvmChain,
  addresses: ReadonlySet<string>,
  { from, to }: Range,
): Promise<ChainDeposit[]> => {
  const coin = network.tokens.find(({ address }) => address === undefined)
  if (!coin) return []
  const deposits: ChainDeposit[] = []
  for (let block = from; block <= to; block += 1n) {
    for (const one of await rpc.transactionsAt(block)) {
      if (one.to === undefined || !addresses.has(one.to) || one.valueBaseUnits === 0n) continue
      const receipt = await rpc.receipt(one.hash)
      if (!receipt) throw new EvmRpcError('malformed', 'The node has no receipt of a transaction in a block')
      if (!receipt.succeeded) continue
      const { symbol, decimals } = coin
      const sent = { hash: one.hash, position: 'call', block, from: one.from, to: one.to }
      deposits.push({ ...sent, symbol, decimals, amountBaseUnits: one.valueBaseUnits })
    }
  }
  return deposits
}
