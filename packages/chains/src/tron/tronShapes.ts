import { isObject, malformed, TronUnreadable } from './callTron.ts'

export interface TronHead {
  /** The number in eight bytes and the rest of the hash, in hexadecimal. */
  id: string
  number: number
  timestampMs: number
}

/** The action of a transaction. Addresses are `41` and 20 bytes in hexadecimal. */
type TronAction =
  | { type: 'TransferContract'; owner: string; to: string; amount: bigint }
  | { type: 'TriggerSmartContract'; owner: string; contract: string; data: string }
  /** Votes, stakes and new contracts, which are not payments. */
  | { type: 'other' }

export interface TronTransaction {
  txId: string
  /** The transaction cannot be in a block of this time or later. */
  expirationMs: number
  action: TronAction
}

/** The result of a transaction in a block. */
export interface TronReceipt {
  blockNumber: number
  hasFailed: boolean
  /** In sun: TRX burnt for bytes and energy, and the fee for a new account. */
  fee: bigint
  /** A token's `Transfer` event: the contract, sender and recipient, 20 bytes in hexadecimal, and the amount. */
  transfers: readonly { contract: string; from: string; to: string; amount: bigint }[]
  /** TRX that a contract sent inside the transaction, if the node keeps that: as in `TronAction`. */
  coins: readonly { from: string; to: string; amount: bigint }[]
}

type Json = Readonly<Record<string, unknown>>

const hash = /^[0-9a-f]{64}$/
const address = /^41[0-9a-f]{40}$/
const word = /^[0-9a-f]{64}$/
const transferTopic = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/** Whether a text has the form of a transaction's id. */
export const isTransactionId = (text: string): boolean => hash.test(text)

/** Responses omit zero. */
export const wholeIn = (value: unknown, what: string): number => {
  if (value === undefined) return 0
  if (!Number.isSafeInteger(value) || Number(value) < 0) throw malformed(what)
  return Number(value)
}

const listIn = (value: unknown, what: string): readonly unknown[] => {
  if (!Array.isArray(value)) throw malformed(what)
  return value
}

const addressIn = (value: unknown): string => {
  if (typeof value !== 'string' || !address.test(value)) throw malformed('address')
  return value
}

/** A block's id begins with its number. */
export const headIn = (answer: Json): TronHead => {
  const id = answer['blockID']
  const header = isObject(answer['block_header']) ? answer['block_header']['raw_data'] : undefined
  if (typeof id !== 'string' || !hash.test(id) || !isObject(header)) throw malformed('block')
  const number = wholeIn(header['number'], 'number')
  if (Number.parseInt(id.slice(0, 16), 16) !== number) throw malformed('number')
  return { id, number, timestampMs: wholeIn(header['timestamp'], 'time') }
}

const actionIn = (raw: unknown): TronAction => {
  const [contract] = isObject(raw) ? listIn(raw['contract'], 'contract') : []
  if (!isObject(contract) || !isObject(contract['parameter'])) throw malformed('contract')
  const { value } = contract['parameter']
  if (!isObject(value)) throw malformed('contract')
  const type = contract['type']
  if (type === 'TransferContract') {
    const amount = BigInt(wholeIn(value['amount'], 'amount'))
    return { type, owner: addressIn(value['owner_address']), to: addressIn(value['to_address']), amount }
  }
  if (type !== 'TriggerSmartContract') return { type: 'other' }
  const data = value['data'] ?? ''
  if (typeof data !== 'string') throw malformed('data')
  return { type, owner: addressIn(value['owner_address']), contract: addressIn(value['contract_address']), data }
}

export const transactionIn = (value: unknown): TronTransaction => {
  const txId = isObject(value) ? value['txID'] : undefined
  if (!isObject(value) || typeof txId !== 'string' || !hash.test(txId)) throw malformed('transaction')
  const raw = value['raw_data']
  const expirationMs = wholeIn(isObject(raw) ? raw['expiration'] : undefined, 'expiration')
  return { txId, expirationMs, action: actionIn(raw) }
}

/**
 * The readable transactions of a block. A transaction of an unknown form, or of an amount beyond exact numbers, does
 * not hide the others.
 */
export const transactionsIn = (answer: Json): TronTransaction[] =>
  listIn(answer['transactions'] ?? [], 'list of transactions').flatMap(one => {
    try {
      return [transactionIn(one)]
    } catch (error) {
      if (error instanceof TronUnreadable) return []
      throw error
    }
  })

/** Other events are skipped. */
const transferIn = (log: unknown): TronReceipt['transfers'] => {
  if (!isObject(log)) throw malformed('record')
  const topics = listIn(log['topics'] ?? [], 'record').map(String)
  const { address: contract, data } = log
  if (topics[0] !== transferTopic || topics.length !== 3) return []
  if (typeof contract !== 'string' || typeof data !== 'string' || ![...topics, data].every(one => word.test(one)))
    return []
  const [from, to] = [topics[1] ?? '', topics[2] ?? ''].map(topic => topic.slice(24))
  return [{ contract, from: from ?? '', to: to ?? '', amount: BigInt(`0x${data}`) }]
}

/** Sums of other tokens than TRX have an id. A rejected call moved nothing. */
const coinsIn = (call: unknown): TronReceipt['coins'] => {
  if (!isObject(call)) throw malformed('internal transaction')
  const { caller_address: from, transferTo_address: to, callValueInfo: sums, rejected } = call
  if (rejected === true || sums === undefined) return []
  if (typeof from !== 'string' || typeof to !== 'string' || !address.test(from) || !address.test(to)) return []
  return listIn(sums, 'internal transaction').flatMap(sum => {
    if (!isObject(sum) || (sum['tokenId'] ?? '') !== '') return []
    const amount = BigInt(wholeIn(sum['callValue'], 'amount'))
    return amount === 0n ? [] : [{ from, to, amount }]
  })
}

/** Of a block's transactions. One of another block is an answer to another request. */
export const receiptsIn = (answer: readonly unknown[], number: number): (TronReceipt & { txId: string })[] =>
  answer.map(one => {
    const txId = isObject(one) ? one['id'] : undefined
    if (!isObject(one) || typeof txId !== 'string' || !isTransactionId(txId)) throw malformed('transaction')
    const receipt = receiptIn(one, txId)
    if (receipt.blockNumber !== number) throw malformed('block')
    return { ...receipt, txId }
  })

export const receiptIn = (answer: Json, txId: string): TronReceipt => {
  if (answer['id'] !== txId) throw malformed('transaction')
  const receipt = isObject(answer['receipt']) ? answer['receipt'] : {}
  // DEFAULT is the zero value of the protocol's enumeration, which java-tron omits for plain transfers.
  const result = receipt['result'] ?? 'DEFAULT'
  return {
    blockNumber: wholeIn(answer['blockNumber'], 'number'),
    fee: BigInt(wholeIn(answer['fee'], 'fee')),
    hasFailed: answer['result'] === 'FAILED' || (result !== 'SUCCESS' && result !== 'DEFAULT'),
    transfers: listIn(answer['log'] ?? [], 'list of records').flatMap(transferIn),
    coins: listIn(answer['internal_transactions'] ?? [], 'list of internal transactions').flatMap(coinsIn),
  }
}
