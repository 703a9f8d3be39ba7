import { canonicalAddress, findNetwork } from '@rialto/catalog'
import type { Egress } from '@rialto/egress'

import { getTon, malformed, postTon, TonUnreadable } from './callTon.ts'
import { addressCell, addressOfCell } from './tonCells.ts'
import {
  blockIn,
  chainIn,
  returnedCellIn,
  type TonBlock,
  traceIn,
  transactionsIn,
  type TonTransaction,
} from './tonShapes.ts'

/** A network with its node and the tokens to look for. */
export interface TonNetworkConfig {
  networkId: string
  /** URL of TON Center's HTTP API, without `/api/v3`. May contain a key. */
  rpcUrl: string
  /** The address of a token is that of its jetton master. */
  tokens: readonly { symbol: string; address: string | undefined; decimals: number }[]
}

type Token = TonNetworkConfig['tokens'][number]

/** The node methods in use. Every response is validated, and every method throws TonUnreadable. */
export interface TonRpc {
  /** The newest block. Throws for a node of another network. */
  head(): Promise<TonBlock>
  /** Transactions of an account in these blocks of the master chain. Throws if the node lacks any of them. */
  transactions(
    account: string,
    range: { first: number; last: number },
  ): Promise<{ rows: readonly TonTransaction[]; readTo: number }>
  /** All that a transaction caused. Undefined if it is in no block since `sinceMs`. */
  trace(hash: string, sinceMs: number): Promise<ReturnType<typeof traceIn>>
  /** The tokens by the addresses of the owner's jetton wallets. */
  jettonWallets(owner: string): Promise<ReadonlyMap<string, Token>>
}

const masterChain = { workchain: '-1', shard: '8000000000000000' }
/** A transaction is older than the block of the master chain that includes it, by seconds. */
const marginMs = 300_000
const rowsAtOnce = 100
/** Pages of one account in one call: the blocks after the last whole one are read by a later call. */
const maxPages = 50
const maxKnownOwners = 10_000

export const createTonRpc = (egress: Egress, { networkId, rpcUrl, tokens }: TonNetworkConfig): TonRpc => {
  const get = (path: string, query?: Readonly<Record<string, string>>) => getTon(egress, rpcUrl, path, query)
  const chain = async () => {
    const found = chainIn(await get('/masterchainInfo'))
    if (`ton:${found.last.globalId}` !== findNetwork(networkId)?.caip2)
      throw new TonUnreadable('The node is on another network')
    return found
  }
  const blockAt = async (seqno: number): Promise<TonBlock> => {
    const { blocks } = await get('/blocks', { ...masterChain, seqno: String(seqno) })
    const found = blockIn(Array.isArray(blocks) ? blocks[0] : undefined)
    if (found.seqno !== seqno) throw malformed('block')
    return found
  }
  const walletOf = async (master: string, owner: string): Promise<string> => {
    const stack = [{ type: 'slice', value: addressCell(owner) }]
    const body = { address: canonicalAddress('tvm', master), method: 'get_wallet_address', stack }
    return addressIn(returnedCellIn(await postTon(egress, rpcUrl, '/runGetMethod', body)))
  }
  // Calculated by the master from the owner: they never change.
  const known = new Map<string, ReadonlyMap<string, Token>>()
  return {
    head: async () => (await chain()).last,
    transactions: async (account, range) => {
      const since = await blockAt(range.first)
      const found = await readPages(get, account, { ...range, sinceMs: since.atMs - marginMs })
      // Checked after the search, on the node that answers now.
      const { first, last } = await chain()
      if (range.first < first.seqno || last.seqno < range.last)
        throw new TonUnreadable('The node does not have every block of the range')
      return found
    },
    trace: async (hash, sinceMs) => {
      const found = traceIn(await get('/traces', { tx_hash: hash, limit: '1' }))
      if (found) return found
      if ((await chain()).first.atMs > sinceMs - marginMs)
        throw new TonUnreadable('The node does not have every block in which the transaction may be')
      return undefined
    },
    jettonWallets: async owner => {
      const found = known.get(owner)
      if (found) return found
      const wallets = new Map<string, Token>()
      for (const token of tokens)
        if (token.address !== undefined) wallets.set(await walletOf(token.address, owner), token)
      if (known.size >= maxKnownOwners) known.clear()
      known.set(owner, wallets)
      return wallets
    },
  }
}

const addressIn = (cell: string): string => {
  try {
    return addressOfCell(cell)
  } catch (cause) {
    throw new TonUnreadable('The node’s answer has no valid address of a jetton wallet', { cause })
  }
}

/** Reads page by page until an empty one: a node may return fewer rows than it was asked for. */
const readPages = async (
  get: (path: string, query: Readonly<Record<string, string>>) => ReturnType<typeof getTon>,
  account: string,
  { first, last, sinceMs }: { first: number; last: number; sinceMs: number },
): Promise<{ rows: TonTransaction[]; readTo: number }> => {
  const rows: TonTransaction[] = []
  let after = { lt: 0n, isKnown: false }
  let block = first
  for (let page = 0; page < maxPages; page += 1) {
    const range = { start_utime: String(Math.max(0, Math.floor(sinceMs / 1_000))), start_lt: String(after.lt + 1n) }
    const query = { account, ...range, sort: 'asc', limit: String(rowsAtOnce), offset: '0' }
    const found = transactionsIn(await get('/transactions', query), account, after)
    for (const row of found) {
      if (row.block === undefined || row.block > last) return { rows, readTo: last }
      if (row.block >= first) {
        rows.push(row)
        block = row.block
      }
      after = { lt: row.lt, isKnown: true }
    }
    if (found.length === 0) return { rows, readTo: last }
  }
  // The block of the last row may have further ones.
  return { rows, readTo: Math.max(block - 1, first - 1) }
}
