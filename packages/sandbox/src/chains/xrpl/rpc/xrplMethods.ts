import { baseFee } from '../createXrplAccounts.ts'
import type { Misbehaviour } from '../createMisbehaviour.ts'
import type { XrplLedger } from '../createXrplLedger.ts'
import type { PlacedTransaction, XrplVersion } from '../createXrplState.ts'
import { addressOf, keyOf } from '../xrplKeys.ts'
import { engineResults, isInLedger } from '../xrplResults.ts'
import { readTransaction, type XrplTransaction } from '../xrplTransaction.ts'
import { accountView, ledgerView, rowView, transactionView } from './xrplViews.ts'

type Params = Readonly<Record<string, unknown>>
export type XrplMethod = (params: Params) => object

/** rippled's own error for an unknown call. */
export class XrplError extends Error {
  readonly code: string
  readonly number: number
  readonly more: object

  constructor(code: string, number: number, message: string, more: object = {}) {
    super(message)
    this.code = code
    this.number = number
    this.more = more
  }
}

const maxRows = 200
const invalid = (message: string) => new XrplError('invalidParams', 31, message)

const versionOf = ({ api_version: version = 1 }: Params): number => {
  if (version !== 1 && version !== 2) throw new XrplError('invalid_API_version', 6, 'Invalid API version.')
  return version
}

const wholeOr = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : otherwise

/** The ledgers that the server has: all except the lost ones. */
const createHistory = (ledger: XrplLedger, misbehaviour: Misbehaviour) => {
  const isLost = (index: number): boolean => {
    const gap = misbehaviour.gap()
    return gap !== undefined && gap.first <= index && index <= gap.last
  }
  return {
    isLost,
    text: (): string => {
      const [first, last] = [ledger.first.index, ledger.tip().index]
      const gap = misbehaviour.gap()
      const parts = gap
        ? [
            [first, Math.min(gap.first - 1, last)],
            [Math.max(gap.last + 1, first), last],
          ]
        : [[first, last]]
      const held = parts.filter(([from = 0, to = 0]) => from <= to).map(([from, to]) => `${from}-${to}`)
      return held.length === 0 ? 'empty' : held.join(',')
    },
    versionOf: (wanted: unknown): XrplVersion => {
      const isTip = wanted === undefined || wanted === 'validated' || wanted === 'closed' || wanted === 'current'
      const version = isTip ? ledger.tip() : ledger.versionAt(Number(wanted))
      if (!version || isLost(version.index)) throw new XrplError('lgrNotFound', 21, 'ledgerNotFound')
      return version
    },
  }
}

type History = ReturnType<typeof createHistory>

const serverInfo = (ledger: XrplLedger, history: History) => {
  const { index: seq, hash, closeSeconds } = ledger.tip()
  const age = Math.max(0, ledger.nowSeconds() - closeSeconds)
  return {
    info: {
      build_version: '3.0.0',
      complete_ledgers: history.text(),
      hostid: 'SAND',
      io_latency_ms: 1,
      last_close: { converge_time_s: 3, proposers: 35 },
      load_factor: 1,
      network_id: 1,
      peers: 21,
      pubkey_node: addressOf(keyOf('node')),
      server_state: 'full',
      uptime: 86_400,
      validated_ledger: { age, base_fee_xrp: 0.00001, hash, reserve_base_xrp: 1, reserve_inc_xrp: 0.2, seq },
      validation_quorum: 28,
    },
  }
}

const fee = (ledger: XrplLedger) => {
  const drops = String(baseFee)
  return {
    current_ledger_size: '0',
    current_queue_size: '0',
    drops: { base_fee: drops, median_fee: '5000', minimum_fee: drops, open_ledger_fee: drops },
    expected_ledger_size: '1000',
    ledger_current_index: ledger.tip().index + 1,
    max_queue_size: '2000',
  }
}

const readLedger = (history: History, params: Params) => {
  const found = history.versionOf(params['ledger_index'])
  const { hash: ledger_hash, index: ledger_index } = found
  return { ledger: ledgerView(found, versionOf(params)), ledger_hash, ledger_index, validated: true }
}

const addressIn = ({ account }: Params): string => {
  if (typeof account !== 'string' || !account.startsWith('r'))
    throw new XrplError('actMalformed', 35, 'Account malformed.')
  return account
}

/** `current`, the default, is the open ledger with its unvalidated transactions. */
const accountInfo = (ledger: XrplLedger, history: History, params: Params) => {
  const address = addressIn(params)
  const isOpen = params['ledger_index'] === undefined || params['ledger_index'] === 'current'
  const { hash: ledger_hash, index } = history.versionOf(isOpen ? 'validated' : params['ledger_index'])
  const place = isOpen ? { ledger_current_index: index + 1 } : { ledger_hash, ledger_index: index }
  const about = { ...place, validated: !isOpen }
  const found = isOpen ? ledger.accountNow(address) : ledger.accountValidated(address)
  if (!found) throw new XrplError('actNotFound', 19, 'Account not found.', { account: address, ...about })
  return { ...accountView(address, found), ...about }
}

/** Newest first, unless `forward`. The marker is the number of rows before the page. */
const accountTransactions = (ledger: XrplLedger, history: History, params: Params) => {
  const address = addressIn(params)
  const first = Math.max(wholeOr(params['ledger_index_min'], 0), ledger.first.index)
  const last = Math.min(wholeOr(params['ledger_index_max'], Infinity), ledger.tip().index)
  const concerns = ({ transaction: { fields } }: PlacedTransaction) =>
    fields.Account === address || fields.Destination === address
  const rows = ledger
    .versionsFrom(first)
    .filter(({ index }) => index <= last && !history.isLost(index))
    .flatMap(one => one.transactions.filter(concerns).map(row => rowView(row, one, versionOf(params))))
  if (params['forward'] !== true) rows.reverse()
  const limit = Math.min(wholeOr(params['limit'], maxRows), maxRows)
  const start = wholeOr(Object(params['marker'])['seq'], 0)
  const end = start + limit
  return {
    account: address,
    ledger_index_min: first,
    ledger_index_max: last,
    limit,
    ...(end < rows.length ? { marker: { ledger: first, seq: end } } : {}),
    transactions: rows.slice(start, end),
    validated: true,
  }
}

const readOne = (ledger: XrplLedger, history: History, params: Params) => {
  const { transaction: wanted, min_ledger: min, max_ledger: max } = params
  if (typeof wanted !== 'string' || !/^[0-9A-F]{64}$/i.test(wanted))
    throw new XrplError('notImpl', 77, 'Not implemented.')
  const found = ledger.find(wanted.toUpperCase())
  if (found && !(found.ledger && history.isLost(found.ledger.index))) return transactionView(found, versionOf(params))
  if (min === undefined || max === undefined) throw new XrplError('txnNotFound', 29, 'Transaction not found.')
  const [first, last] = [wholeOr(min, -1), wholeOr(max, -1)]
  if (first < 0 || last < first) throw new XrplError('invalidLgrRange', 86, 'Ledger range is invalid.')
  if (last - first > 1_000) throw new XrplError('excessiveLgrRange', 85, 'Ledger range exceeds 1000.')
  const isHeld = (index: number) => ledger.versionAt(index) !== undefined && !history.isLost(index)
  const all = Array.from({ length: last - first + 1 }, (_, at) => first + at).every(isHeld)
  throw new XrplError('txnNotFound', 29, 'Transaction not found.', { searched_all: all })
}

const submit = (ledger: XrplLedger, params: Params) => {
  const blob = params['tx_blob']
  if (typeof blob !== 'string') throw invalid('Missing field tx_blob.')
  const transaction = readOrRefuse(blob)
  const result = ledger.submit(transaction)
  const [code, message] = engineResults[result]
  const isTaken = isInLedger(result)
  const tx_json = { ...transaction.fields, hash: transaction.hash }
  return {
    accepted: isTaken,
    applied: isTaken,
    broadcast: isTaken,
    engine_result: result,
    engine_result_code: code,
    engine_result_message: message,
    kept: isTaken,
    queued: false,
    tx_blob: transaction.blob,
    tx_json,
    ...(versionOf(params) === 1 ? {} : { hash: transaction.hash }),
  }
}

const readOrRefuse = (blob: string): XrplTransaction => {
  try {
    return readTransaction(blob)
  } catch (error) {
    const exception = error instanceof Error ? error.message : String(error)
    throw new XrplError('invalidTransaction', 0, 'Invalid transaction.', { error_exception: exception })
  }
}

/** Methods by name, as in rippled. */
export const xrplMethods = (ledger: XrplLedger, misbehaviour: Misbehaviour): ReadonlyMap<string, XrplMethod> => {
  const history = createHistory(ledger, misbehaviour)
  return new Map<string, XrplMethod>([
    ['ping', () => ({})],
    ['server_info', () => serverInfo(ledger, history)],
    ['fee', () => fee(ledger)],
    ['ledger', params => readLedger(history, params)],
    ['ledger_current', () => ({ ledger_current_index: ledger.tip().index + 1 })],
    ['account_info', params => accountInfo(ledger, history, params)],
    ['account_tx', params => accountTransactions(ledger, history, params)],
    ['tx', params => readOne(ledger, history, params)],
    ['submit', params => submit(ledger, params)],
  ])
}
