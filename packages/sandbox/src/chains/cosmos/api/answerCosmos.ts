import type { RpcAnswer } from '../../serveRpc.ts'
import type { CosmosLedger } from '../createCosmosLedger.ts'
import { readTransaction } from '../cosmosTransaction.ts'
import { accountView, balancesView, blockView, broadcastView, foundView, responseView } from './cosmosViews.ts'
import { searchTransactions } from './searchTransactions.ts'

/** An error of gRPC, with the status that its gateway gives it. */
class Problem extends Error {
  readonly status: number
  readonly code: number

  constructor(status: number, code: number, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

const missing = (what: string) => new Problem(404, 5, `${what} not found`)
const invalid = (what: string) => new Problem(400, 3, what)

interface Call {
  method: string
  segments: readonly string[]
  query: URLSearchParams
  body: string
}

const maxRows = 100

const numberIn = (query: URLSearchParams, name: string, otherwise: number): number => {
  const value = Number(query.get(name) ?? otherwise)
  if (!Number.isInteger(value) || value < 0) throw invalid(`invalid ${name}`)
  return value
}

const search = (ledger: CosmosLedger, { query }: Call): object => {
  const text = query.get('query') ?? ''
  if (text === '') throw invalid('query cannot be empty')
  const found = searchTransactions(ledger.all(), text)
  if (!found) throw invalid('invalid query')
  const rows = query.get('order_by') === 'ORDER_BY_DESC' ? found.toReversed() : found
  const limit = Math.min(numberIn(query, 'limit', maxRows) || maxRows, maxRows)
  const page = Math.max(1, numberIn(query, 'page', 1))
  if (page > Math.max(1, Math.ceil(rows.length / limit))) throw new Problem(500, 2, 'page should be within range')
  const responses = rows.slice((page - 1) * limit, page * limit).map(responseView)
  return { txs: [], tx_responses: responses, pagination: null, total: String(rows.length) }
}

const broadcast = (ledger: CosmosLedger, { body }: Call): object => {
  const { tx_bytes: bytes, mode } = JSON.parse(body) as { tx_bytes?: unknown; mode?: unknown }
  if (typeof bytes !== 'string') throw invalid('invalid empty tx')
  if (mode !== 'BROADCAST_MODE_SYNC') throw invalid('unsupported mode')
  const { hash } = (() => {
    try {
      return readTransaction(bytes)
    } catch (error) {
      throw new Problem(500, 2, `tx parse error: ${error instanceof Error ? error.message : ''}`)
    }
  })()
  const placed = ledger.submit(bytes)
  // A transaction that fails in its block has passed the checks before it.
  return broadcastView(hash, 'events' in placed ? { code: 0, log: '' } : placed)
}

const transactions = (ledger: CosmosLedger, call: Call): object => {
  const [, , , , hash] = call.segments
  if (hash === undefined) return call.method === 'POST' ? broadcast(ledger, call) : search(ledger, call)
  const placed = ledger.find(hash.toUpperCase())
  if (!placed?.block) throw missing(`tx ${hash}`)
  return foundView(placed)
}

const blocks = (ledger: CosmosLedger, { segments: [, , , , , height = ''] }: Call): object => {
  const block = height === 'latest' ? ledger.tip() : ledger.blockAt(Number(height))
  if (!block) throw invalid('requested block height is bigger then the chain length')
  return blockView(block, ledger.chain.chainId)
}

const answers: readonly (readonly [string, (ledger: CosmosLedger, call: Call) => object])[] = [
  ['/cosmos/tx/v1beta1/txs', transactions],
  ['/cosmos/base/tendermint/v1beta1/blocks', blocks],
  ['/cosmos/base/tendermint/v1beta1/syncing', () => ({ syncing: false })],
  [
    '/cosmos/base/tendermint/v1beta1/node_info',
    ({ chain }) => ({ default_node_info: { network: chain.chainId, version: '0.38.17' } }),
  ],
  [
    '/cosmos/auth/v1beta1/accounts',
    (ledger, { segments: [, , , , address = ''] }) => {
      const account = ledger.account(address)
      if (!account) throw missing(`account ${address}`)
      return accountView(address, account)
    },
  ],
  [
    '/cosmos/bank/v1beta1/balances',
    (ledger, { segments: [, , , , address = ''] }) => balancesView(ledger.account(address)),
  ],
]

/** Handles a request of the REST API of the Cosmos SDK. Each response names the newest block in a header. */
export const answerCosmos = (
  ledger: CosmosLedger,
  { method, path, body }: { method: string; path: string; body: string },
): RpcAnswer => {
  const { pathname, searchParams: query } = new URL(path, 'http://cosmos')
  const headers = { 'grpc-metadata-x-cosmos-block-height': String(ledger.tip().height) }
  const [, answer] = answers.find(([prefix]) => pathname === prefix || pathname.startsWith(`${prefix}/`)) ?? []
  try {
    if (!answer) throw new Problem(501, 12, 'Not Implemented')
    const call = { method, segments: pathname.split('/').filter(Boolean), query, body }
    return { status: 200, text: JSON.stringify(answer(ledger, call)), headers }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const { status, code, message } = error
    return { status, text: JSON.stringify({ code, message, details: [] }), headers }
  }
}
