import { isObject, type Json, malformed } from './callTon.ts'
import { bodyIn, type TonBody } from './tonCells.ts'

/** A block of the master chain. It is final. */
export interface TonBlock {
  seqno: number
  globalId: number
  atMs: number
}

/** A transaction of one account. */
export interface TonTransaction {
  account: string
  lt: bigint
  /** Logical time of the account's transaction before. */
  previousLt: bigint
  /** In hexadecimal. */
  hash: string
  /** The hash of the first transaction that caused it. */
  traceId: string
  /** Of the master chain; undefined before it is in one. */
  block: number | undefined
  isAborted: boolean
  /** The message of another account that it processed. */
  received: TonReceived | undefined
}

interface TonReceived {
  source: string
  /** In nanotons. */
  value: bigint
  /** The value returns if the account cannot process the message. */
  bounce: boolean
  /** A message of the account itself that returned. */
  bounced: boolean
  body: TonBody
}

const textIn = (value: unknown, form: RegExp, what: string): string => {
  if (typeof value !== 'string' || !form.test(value)) throw malformed(what)
  return value
}

/** The API writes long numbers as texts. */
const wholeIn = (value: unknown, what: string): bigint => BigInt(textIn(value, /^\d{1,20}$/, what))

const secondsIn = (value: unknown): number => {
  const seconds = typeof value === 'number' ? value : Number(wholeIn(value, 'time'))
  if (!Number.isSafeInteger(seconds) || seconds < 0) throw malformed('time')
  return seconds * 1_000
}

const seqnoIn = (value: unknown): number => {
  if (!Number.isSafeInteger(value) || Number(value) < 1) throw malformed('block')
  return Number(value)
}

/** `0:…` in lower case. */
const accountIn = (value: unknown): string => textIn(value, /^(?:0|-1):[0-9a-fA-F]{64}$/, 'account').toLowerCase()

/** The API writes hashes in base64. */
const hashIn = (value: unknown): string =>
  Buffer.from(textIn(value, /^[A-Za-z0-9+/_-]{43}=$/, 'hash'), 'base64').toString('hex')

export const blockIn = (block: unknown): TonBlock => {
  if (!isObject(block) || !Number.isSafeInteger(block['global_id'])) throw malformed('block')
  return {
    seqno: seqnoIn(block['seqno']),
    globalId: Number(block['global_id']),
    atMs: secondsIn(block['gen_utime']),
  }
}

/** The newest block, and the oldest that the node has. */
export const chainIn = (answer: Json): { last: TonBlock; first: TonBlock } => ({
  last: blockIn(answer['last']),
  first: blockIn(answer['first']),
})

const receivedIn = (message: unknown, account: string): TonReceived | undefined => {
  if (message === null || message === undefined) return undefined
  if (!isObject(message)) throw malformed('message')
  const { source, destination, value, bounce, bounced, message_content: content } = message
  // A message from outside has no source and no value.
  if (source === null || source === undefined) return undefined
  if (accountIn(destination) !== account || typeof bounce !== 'boolean' || typeof bounced !== 'boolean')
    throw malformed('message')
  const body = isObject(content) ? content['body'] : undefined
  return {
    source: accountIn(source),
    value: wholeIn(value, 'amount'),
    bounce,
    bounced,
    body: typeof body === 'string' ? bodyIn(body) : { kind: 'comment', text: undefined },
  }
}

const transactionIn = (row: unknown): TonTransaction => {
  if (!isObject(row) || !isObject(row['description'])) throw malformed('transaction')
  const { mc_block_seqno: block, description, emulated } = row
  const { aborted } = description
  if (typeof aborted !== 'boolean') throw malformed('transaction')
  const account = accountIn(row['account'])
  return {
    account,
    lt: wholeIn(row['lt'], 'logical time'),
    previousLt: wholeIn(row['prev_trans_lt'], 'logical time'),
    hash: hashIn(row['hash']),
    traceId: hashIn(row['trace_id']),
    // An emulated transaction is the node's forecast.
    block: block === null || block === undefined || emulated === true ? undefined : seqnoIn(block),
    isAborted: aborted,
    received: receivedIn(row['in_msg'], account),
  }
}

/** Transactions of an account, in their order. Each names the one before, so that a missing one is noticed. */
export const transactionsIn = (
  answer: Json,
  account: string,
  after: { lt: bigint; isKnown: boolean },
): TonTransaction[] => {
  const { transactions } = answer
  if (!Array.isArray(transactions)) throw malformed('list of transactions')
  let { lt, isKnown } = after
  return transactions.map((row: unknown) => {
    const found = transactionIn(row)
    if (found.account !== account || found.lt <= lt) throw malformed('order of transactions')
    if (isKnown && found.previousLt !== lt) throw malformed('sequence of transactions: one is missing')
    ;({ lt } = found)
    isKnown = true
    return found
  })
}

/** The transactions that a first one caused, itself included. Undefined if the node has no such trace. */
export const traceIn = (answer: Json): { isComplete: boolean; transactions: TonTransaction[] } | undefined => {
  const { traces } = answer
  if (!Array.isArray(traces)) throw malformed('trace')
  const [trace]: unknown[] = traces
  if (trace === undefined) return undefined
  if (!isObject(trace) || !isObject(trace['transactions'])) throw malformed('trace')
  const transactions = Object.values(trace['transactions']).map(transactionIn)
  return { isComplete: trace['is_incomplete'] === false, transactions }
}

/** The only value that a contract's method returned. */
export const returnedCellIn = (answer: Json): string => {
  const { exit_code: code, stack } = answer
  const [first]: unknown[] = Array.isArray(stack) ? stack : []
  if (code !== 0 || !isObject(first)) throw malformed('result of a contract')
  return textIn(first['value'], /^[A-Za-z0-9+/=_-]{1,1000}$/, 'result of a contract')
}
