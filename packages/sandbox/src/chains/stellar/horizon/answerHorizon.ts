import type { RpcAnswer } from '../../serveRpc.ts'
import type { StellarLedger } from '../createStellarLedger.ts'
import type { PlacedOperation } from '../createStellarState.ts'
import { fromAccount } from '../stellarKeys.ts'
import { passphrase, readTransaction } from '../stellarTransaction.ts'
import { accountView, effectViews, idOf, ledgerView, operationView, rootView, transactionView } from './horizonViews.ts'

/** An error response of Horizon, in the form of RFC 7807. */
class Problem extends Error {
  readonly status: number
  readonly body: object

  constructor(status: number, name: string, title: string, extras?: object) {
    super(title)
    this.status = status
    const type = `https://stellar.org/horizon-errors/${name}`
    this.body = { type, title, status, detail: `${title}.`, ...(extras ? { extras } : {}) }
  }
}

const missing = () => new Problem(404, 'not_found', 'Resource Missing')
const invalid = (field: string) => new Problem(400, 'bad_request', 'Bad Request', { invalid_field: field })

interface Call {
  segments: readonly string[]
  query: URLSearchParams
  body: string
}

const maxRows = 200

const numberIn = (query: URLSearchParams, name: string, otherwise: number, most: number): number => {
  const value = Number(query.get(name) ?? otherwise)
  if (!Number.isInteger(value) || value < 1 || value > most) throw invalid(name)
  return value
}

/** One page of operations after the cursor, in the requested order. */
const pageOf = (operations: readonly PlacedOperation[], query: URLSearchParams): object => {
  const order = query.get('order') ?? 'asc'
  if (order !== 'asc' && order !== 'desc') throw invalid('order')
  const cursor = query.get('cursor') ?? ''
  if (cursor !== '' && !/^\d{1,19}$/.test(cursor)) throw invalid('cursor')
  const isAfter = (one: PlacedOperation) =>
    cursor === '' || (order === 'asc' ? BigInt(idOf(one)) > BigInt(cursor) : BigInt(idOf(one)) < BigInt(cursor))
  const rows = (order === 'asc' ? operations : operations.toReversed()).filter(isAfter)
  const withTransaction = query.get('join') === 'transactions'
  const records = rows.slice(0, numberIn(query, 'limit', 10, maxRows)).map(one => operationView(one, withTransaction))
  return { _embedded: { records } }
}

const isPayment = ({ operation, placed }: PlacedOperation): boolean =>
  placed.isSuccessful && operation.type !== 'change_trust'

const accountIn = (text: string | undefined): string => {
  try {
    fromAccount(text ?? '')
  } catch {
    throw invalid('account_id')
  }
  return text ?? ''
}

const readAccount = (ledger: StellarLedger, { segments: [, text, list], query }: Call): object => {
  const account = accountIn(text)
  if (list === 'payments') {
    const history = ledger.historyOf(account)
    if (!history && !ledger.account(account)) throw missing()
    return pageOf((history ?? []).filter(isPayment), query)
  }
  const found = ledger.account(account)
  if (!found || list !== undefined) throw missing()
  return accountView(account, found, ledger.tip().sequence)
}

const readTransactions = (ledger: StellarLedger, { segments: [, hash = '', list], query }: Call): object => {
  const placed = ledger.find(hash)
  if (!placed?.ledger) throw missing()
  if (list === undefined) return transactionView(placed)
  const operations = ledger.operationsOf(placed)
  if (list === 'operations') return pageOf(operations, query)
  if (list === 'payments') return pageOf(operations.filter(isPayment), query)
  throw missing()
}

const submit = (ledger: StellarLedger, body: string): object => {
  const envelope = new URLSearchParams(body).get('tx') ?? ''
  const transaction = (() => {
    try {
      return readTransaction(envelope)
    } catch {
      throw new Problem(400, 'transaction_malformed', 'Transaction Malformed', { envelope_xdr: envelope })
    }
  })()
  const placed = ledger.submit(transaction)
  const failed = (codes: object) =>
    new Problem(400, 'transaction_failed', 'Transaction Failed', { envelope_xdr: envelope, result_codes: codes })
  if (typeof placed === 'string') throw failed({ transaction: placed })
  if (!placed.isSuccessful)
    throw failed({ transaction: 'tx_failed', operations: placed.results.map(({ code }) => code) })
  return transactionView(placed)
}

const readLedger = (ledger: StellarLedger, { segments: [, sequence] }: Call): object => {
  const version = ledger.versionAt(Number(sequence))
  if (!version) throw missing()
  return ledgerView(version)
}

const readEffects = (ledger: StellarLedger, { segments: [, id = '', list] }: Call): object => {
  if (!/^\d{1,19}$/.test(id) || list !== 'effects') throw missing()
  const [sequence, order, index] = [BigInt(id) >> 32n, (BigInt(id) >> 12n) & 0xfffffn, BigInt(id) & 0xfffn]
  const placed = ledger.versionAt(Number(sequence))?.transactions[Number(order) - 1]
  const operation = placed && ledger.operationsOf(placed)[Number(index) - 1]
  if (!operation) throw missing()
  return { _embedded: { records: effectViews(operation) } }
}

const answerOf = (ledger: StellarLedger, method: string, call: Call): object => {
  const [first = ''] = call.segments
  if (method === 'POST') {
    if (first === 'transactions') return submit(ledger, call.body)
    throw missing()
  }
  switch (first) {
    case '':
      return rootView(ledger.tip(), ledger.first, passphrase)
    case 'accounts':
      return readAccount(ledger, call)
    case 'transactions':
      return readTransactions(ledger, call)
    case 'operations':
      return readEffects(ledger, call)
    case 'ledgers':
      return readLedger(ledger, call)
    default:
      throw missing()
  }
}

/** Handles a request of Horizon's API. Each response names the newest ledger in a header. */
export const answerHorizon = (
  ledger: StellarLedger,
  { method, path, body }: { method: string; path: string; body: string },
): RpcAnswer => {
  const { pathname, searchParams: query } = new URL(path, 'http://horizon')
  const headers = { 'latest-ledger': String(ledger.tip().sequence) }
  const segments = pathname.split('/').filter(Boolean)
  try {
    return { status: 200, text: JSON.stringify(answerOf(ledger, method, { segments, query, body })), headers }
  } catch (error) {
    if (error instanceof Problem) return { status: error.status, text: JSON.stringify(error.body), headers }
    throw error
  }
}
