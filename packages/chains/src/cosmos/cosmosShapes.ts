import { createHash } from 'node:crypto'

import { isObject, type Json, malformed } from './callCosmos.ts'

/** A block. It is final. */
export interface CosmosBlock {
  chainId: string
  height: number
  atMs: number
  /** Hash of its first transaction, in capitals. Undefined if it has none. */
  firstHash: string | undefined
}

/** An event by its type, with its attributes by name. */
export interface CosmosEvent {
  type: string
  attributes: ReadonlyMap<string, string>
}

/** A transaction in a block. */
export interface CosmosTransaction {
  /** In capitals. */
  hash: string
  height: number
  isSuccessful: boolean
  memo: string
  messages: readonly Json[]
  events: readonly CosmosEvent[]
}

const textIn = (value: unknown, form: RegExp, what: string): string => {
  if (typeof value !== 'string' || !form.test(value)) throw malformed(what)
  return value
}

/** The API writes long numbers as texts. */
const wholeIn = (value: unknown, what: string): number => {
  const whole = Number(textIn(value, /^\d{1,15}$/, what))
  if (!Number.isSafeInteger(whole)) throw malformed(what)
  return whole
}

export const blockIn = ({ block }: Json): CosmosBlock => {
  const { header, data } = isObject(block) ? block : {}
  if (!isObject(header) || !isObject(data) || !Array.isArray(data['txs'])) throw malformed('block')
  const atMs = Date.parse(textIn(header['time'], /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/, 'time'))
  if (Number.isNaN(atMs)) throw malformed('time')
  const [first]: unknown[] = data['txs']
  return {
    chainId: textIn(header['chain_id'], /^[\w.-]{1,50}$/, 'chain id'),
    height: wholeIn(header['height'], 'height'),
    atMs,
    firstHash: first === undefined ? undefined : hashOf(textIn(first, /^[A-Za-z0-9+/]+=*$/, 'transaction')),
  }
}

/** The hash of a transaction in a block. */
const hashOf = (base64: string): string =>
  createHash('sha256').update(Buffer.from(base64, 'base64')).digest('hex').toUpperCase()

const eventIn = (event: unknown): CosmosEvent => {
  if (!isObject(event) || typeof event['type'] !== 'string' || !Array.isArray(event['attributes']))
    throw malformed('event')
  const attributes = event['attributes'].map((one: unknown): [string, string] => {
    if (!isObject(one) || typeof one['key'] !== 'string') throw malformed('event')
    const { key, value } = one
    if (typeof value !== 'string' && value !== null && value !== undefined) throw malformed('event')
    return [key, value ?? '']
  })
  return { type: event['type'], attributes: new Map(attributes) }
}

export const transactionIn = (row: unknown): CosmosTransaction => {
  if (!isObject(row) || !isObject(row['tx']) || !isObject(row['tx']['body'])) throw malformed('transaction')
  const { code, events } = row
  const { memo, messages } = row['tx']['body']
  if (!Number.isSafeInteger(code) || typeof memo !== 'string') throw malformed('transaction')
  if (!Array.isArray(messages) || !messages.every(isObject) || !Array.isArray(events)) throw malformed('transaction')
  const height = wholeIn(row['height'], 'height')
  if (height < 1) throw malformed('height')
  return {
    hash: textIn(row['txhash'], /^[0-9A-F]{64}$/, 'hash'),
    height,
    isSuccessful: code === 0,
    memo,
    messages,
    events: events.map(eventIn),
  }
}

/** One page of a search, and the number of all rows that match it. */
export const pageIn = (answer: Json): { total: number; rows: CosmosTransaction[] } => {
  const { tx_responses: rows, total } = answer
  if (!Array.isArray(rows)) throw malformed('list of transactions')
  return { total: wholeIn(total, 'number of transactions'), rows: rows.map(transactionIn) }
}
