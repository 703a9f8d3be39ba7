import { canonicalAddress, findNetwork } from '@rialto/catalog'
import type { Egress } from '@rialto/egress'

import { callCosmos, CosmosUnreadable, type Json } from './callCosmos.ts'
import { type CosmosCredit, creditsIn } from './cosmosCredits.ts'
import { blockIn, type CosmosBlock, type CosmosTransaction, pageIn, transactionIn } from './cosmosShapes.ts'

/** A network with its node and the tokens to look for. */
export interface CosmosNetworkConfig {
  networkId: string
  /** URL of the REST API. May contain a name and a password. */
  rpcUrl: string
  /** The address of a token is its denomination. */
  tokens: readonly { symbol: string; address: string | undefined; decimals: number }[]
}

/** The node methods in use. Every response is validated, and every method throws CosmosUnreadable. */
export interface CosmosRpc {
  /** The newest block. Throws for a node of another network. */
  head(): Promise<CosmosBlock>
  /** Throws if the node lacks one of these blocks, or does not list their transactions. */
  checkRange(range: BlockRange): Promise<void>
  /** Credits of an account in these blocks. */
  credits(address: string, range: BlockRange): Promise<{ rows: readonly CosmosCredit[]; readTo: number }>
  /** Undefined if it is in no block since `sinceMs`. Throws if the node lacks any of those blocks. */
  transaction(hash: string, sinceMs: number): Promise<CosmosTransaction | undefined>
}

interface BlockRange {
  first: number
  last: number
}

type Call = (path: string, query?: Readonly<Record<string, string>>) => ReturnType<typeof callCosmos>

/** The chain's clock and ours may differ. */
const clockMarginMs = 300_000
/** A transaction that delivers a packet has the validators of the other chain: 300 kB. A node lists at most 100. */
const rowsAtOnce = 40
/** Pages of one account in one call: the blocks after the last whole one are read by a later call. */
const maxPages = 50

const blocks = '/cosmos/base/tendermint/v1beta1/blocks'
const transactions = '/cosmos/tx/v1beta1/txs'

export const createCosmosRpc = (egress: Egress, { networkId, rpcUrl }: CosmosNetworkConfig): CosmosRpc => {
  const call: Call = (path, query) => callCosmos(egress, rpcUrl, path, query)
  const needed = async (path: string): Promise<Json> => {
    const { content } = await call(path)
    if (!content) throw new CosmosUnreadable('The node lacks a record that it must have')
    return content
  }
  const blockAt = async (height: number | 'latest'): Promise<CosmosBlock> => {
    const found = blockIn(await needed(`${blocks}/${height}`))
    if (`cosmos:${found.chainId}` !== findNetwork(networkId)?.caip2)
      throw new CosmosUnreadable('The node is on another network')
    if (height !== 'latest' && found.height !== height) throw new CosmosUnreadable('The node returned another block')
    return found
  }
  const find = async (hash: string): Promise<CosmosTransaction | undefined> => {
    const { content } = await call(`${transactions}/${hash}`)
    const found = content && transactionIn(content['tx_response'])
    if (found && found.hash !== hash) throw new CosmosUnreadable('The node returned another transaction')
    return found
  }
  /** A node can have a block and not its transactions: their index is an option, which may have been off, or be behind. */
  const checkIndexed = async ({ firstHash }: CosmosBlock): Promise<void> => {
    if (firstHash !== undefined && !(await find(firstHash)))
      throw new CosmosUnreadable('The node does not list the transactions of a block that it has')
  }
  return {
    head: () => blockAt('latest'),
    checkRange: async ({ first, last }) => {
      for (const height of new Set([first, last])) await checkIndexed(await blockAt(height))
    },
    credits: (address, range) => readPages(call, canonicalAddressOf(networkId, address), range),
    transaction: async (hash, sinceMs) => {
      const found = await find(hash)
      if (found) return found
      const { syncing } = await needed('/cosmos/base/tendermint/v1beta1/syncing')
      if (syncing !== false) throw new CosmosUnreadable('The node is not in step with its network')
      await checkIndexed(await blockBefore(blockAt, sinceMs - clockMarginMs))
      return undefined
    },
  }
}

const canonicalAddressOf = (networkId: string, address: string): string =>
  canonicalAddress(findNetwork(networkId)?.networkType ?? 'unknown', address)

/** A block of this time or an older one, found by the time that recent blocks took. Throws if the node has none. */
const blockBefore = async (
  blockAt: (height: number | 'latest') => Promise<CosmosBlock>,
  timeMs: number,
): Promise<CosmosBlock> => {
  const head = await blockAt('latest')
  if (head.atMs < timeMs) throw new CosmosUnreadable('The node is behind its network')
  let back = 1_000
  let found = head
  while (found.atMs > timeMs) {
    if (found.height === 1) throw new CosmosUnreadable('The chain began after the time of the transaction')
    found = await blockAt(Math.max(1, head.height - back))
    const blockMs = Math.max(1, (head.atMs - found.atMs) / (head.height - found.height))
    back = Math.max(back * 2, Math.ceil((head.atMs - timeMs) / blockMs) + 100)
  }
  return found
}

/** Reads page by page. The rows of closed blocks never change, so that their number must not either. */
const readPages = async (
  call: Call,
  address: string,
  { first, last }: BlockRange,
): Promise<{ rows: CosmosCredit[]; readTo: number }> => {
  const query = `coin_received.receiver='${address}' AND tx.height>=${first} AND tx.height<=${last}`
  const found: CosmosTransaction[] = []
  let expected: number | undefined
  for (let page = 1; page <= maxPages; page += 1) {
    const paging = { order_by: 'ORDER_BY_ASC', page: String(page), limit: String(rowsAtOnce) }
    const { content, height } = await call(transactions, { query, ...paging })
    if (!content) throw new CosmosUnreadable('The node has no search')
    if (height !== undefined && height < last) throw new CosmosUnreadable('The node is behind the range')
    const { total, rows } = pageIn(content)
    expected ??= total
    if (total !== expected) throw new CosmosUnreadable('The list changed while it was read')
    found.push(...rows)
    checkRows(found, { first, last })
    if (found.length > total || (rows.length === 0 && found.length < total))
      throw new CosmosUnreadable('The node lists fewer transactions than it counts')
    if (found.length === total) return { rows: found.flatMap(one => creditsIn(one, address)), readTo: last }
  }
  // The block of the last row may have further ones.
  const readTo = (found.at(-1)?.height ?? first) - 1
  const whole = found.filter(({ height }) => height <= readTo)
  return { rows: whole.flatMap(one => creditsIn(one, address)), readTo }
}

const checkRows = (rows: readonly CosmosTransaction[], { first, last }: BlockRange): void => {
  const isOrdered = rows.every(({ height }, index) => height >= (rows[index - 1]?.height ?? first) && height <= last)
  if (!isOrdered || new Set(rows.map(({ hash }) => hash)).size !== rows.length)
    throw new CosmosUnreadable('The node’s answer has no valid order of transactions')
}
