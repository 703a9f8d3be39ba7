import type { RpcAnswer } from '../../serveRpc.ts'
import { readBag, writeBag } from '../bagOfCells.ts'
import { accountOf, buildCell, rawOf, readCell } from '../cell.ts'
import type { TonLedger } from '../createTonLedger.ts'
import type { TonTransaction } from '../createTonState.ts'
import { jettonMaster, jettonWalletOf } from '../jettons.ts'
import { blockView, transactionView } from './tonViews.ts'

/** An error response. */
class Refusal extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

const maxRows = 1_000

const wholeIn = (query: URLSearchParams, name: string, otherwise: bigint): bigint => {
  const text = query.get(name)
  if (text === null) return otherwise
  if (!/^\d{1,20}$/.test(text)) throw new Refusal(422, `invalid ${name}`)
  return BigInt(text)
}

const accountIn = (text: string | null): string => {
  if (!/^(0|-1):[0-9a-fA-F]{64}$/.test(text ?? '')) throw new Refusal(422, 'invalid account')
  return rawOf(accountOf(text ?? ''))
}

/** In hexadecimal or base64. */
const hashIn = (text: string): string =>
  /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex').toString('base64') : text

const readTransactions = (ledger: TonLedger, query: URLSearchParams): object => {
  const hash = query.get('hash')
  const isInBlock = ({ block }: TonTransaction) => block !== undefined
  if (hash !== null) {
    const found = ledger.traceWith(hashIn(hash)).filter(one => one.hash === hashIn(hash) && isInBlock(one))
    return { transactions: found.map(transactionView), address_book: {} }
  }
  const [startLt, startSeconds] = [wholeIn(query, 'start_lt', 0n), wholeIn(query, 'start_utime', 0n)]
  const rows = ledger
    .historyOf(accountIn(query.get('account')))
    .filter(one => isInBlock(one) && one.lt >= startLt && BigInt(one.block?.atMs ?? 0) >= startSeconds * 1_000n)
  const ordered = query.get('sort') === 'asc' ? rows : rows.toReversed()
  const [offset, limit] = [Number(wholeIn(query, 'offset', 0n)), Number(wholeIn(query, 'limit', 10n))]
  if (limit < 1 || limit > maxRows) throw new Refusal(422, 'invalid limit')
  return { transactions: ordered.slice(offset, offset + limit).map(transactionView), address_book: {} }
}

const readTraces = (ledger: TonLedger, query: URLSearchParams): object => {
  const trace = ledger.traceWith(hashIn(query.get('tx_hash') ?? ''))
  const [root] = trace
  if (!root?.block) return { traces: [], address_book: {} }
  const transactions = Object.fromEntries(trace.map(one => [one.hash, transactionView(one)]))
  const order = trace.map(one => one.hash)
  return { traces: [{ trace_id: root.hash, is_incomplete: false, transactions, transactions_order: order }] }
}

const readBlocks = (ledger: TonLedger, query: URLSearchParams): object => {
  if (query.get('workchain') !== '-1') throw new Refusal(422, 'only the master chain has blocks here')
  const block = ledger.blockAt(Number(wholeIn(query, 'seqno', 0n)))
  return { blocks: block === undefined ? [] : [blockView(block)] }
}

type Body = Readonly<Record<string, unknown>>

const runGetMethod = (body: Body): object => {
  const { address, method, stack } = body
  const [first]: unknown[] = Array.isArray(stack) ? stack : []
  const value = typeof first === 'object' && first !== null && 'value' in first ? String(first.value) : ''
  if (accountIn(String(address)) !== jettonMaster || method !== 'get_wallet_address')
    return { gas_used: 0, exit_code: -13, stack: [] }
  const wallet = jettonWalletOf(readCell(readBag(value)).address() ?? '')
  return {
    gas_used: 2_000,
    exit_code: 0,
    stack: [{ type: 'cell', value: writeBag(buildCell().address(wallet).end()) }],
  }
}

const answerOf = (ledger: TonLedger, method: string, path: string, query: URLSearchParams, body: Body): object => {
  switch (`${method} ${path}`) {
    case 'GET /api/v3/masterchainInfo':
      return { last: blockView(ledger.tip()), first: blockView(ledger.first) }
    case 'GET /api/v3/blocks':
      return readBlocks(ledger, query)
    case 'GET /api/v3/transactions':
      return readTransactions(ledger, query)
    case 'GET /api/v3/traces':
      return readTraces(ledger, query)
    case 'GET /api/v3/walletInformation': {
      const account = ledger.account(accountIn(query.get('address')))
      return {
        balance: String(account?.balance ?? 0n),
        seqno: account?.sequence ?? 0,
        status: account?.publicKey ? 'active' : 'uninit',
      }
    }
    case 'POST /api/v3/runGetMethod':
      return runGetMethod(body)
    case 'POST /api/v3/message': {
      const refusal = ledger.submit(String(body['boc']))
      if (refusal !== undefined)
        throw new Refusal(500, `LITE_SERVER_UNKNOWN: cannot apply external message: ${refusal}`)
      return { message_hash: '' }
    }
    default:
      throw new Refusal(404, 'not found')
  }
}

const parse = (text: string): Body => {
  const value: unknown = text === '' ? {} : JSON.parse(text)
  if (typeof value !== 'object' || value === null) throw new Refusal(422, 'the body is no object')
  return { ...value }
}

/** Handles a request of the HTTP API of TON Center, version 3. */
export const answerTon = (
  ledger: TonLedger,
  { method, path, body }: { method: string; path: string; body: string },
): RpcAnswer => {
  const { pathname, searchParams } = new URL(path, 'http://ton')
  try {
    return { status: 200, text: JSON.stringify(answerOf(ledger, method, pathname, searchParams, parse(body))) }
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, text: JSON.stringify({ error: error.message }) }
    return { status: 500, text: JSON.stringify({ error: error instanceof Error ? error.message : String(error) }) }
  }
}
