import { isObject, type Json, malformed } from './callXrpl.ts'

/** A server's report of its state. */
export interface XrplServer {
  networkId: number
  /** The newest ledger that is validated, and how old it is. */
  validated: { index: number; ageMs: number }
  /** The ledgers that the server has, both ends included, in order. */
  ranges: readonly { first: number; last: number }[]
}

/** A transaction as a server has it. */
export interface XrplTransaction {
  /** Of the ledger that has it, which is validated and so is final; undefined while none is. */
  ledgerIndex: number | undefined
  /** `tesSUCCESS`, or the `tec` code of its failure in that ledger: its fee is gone, and nothing else moved. */
  result: string
  from: string
  /** Undefined for a transaction of another type. */
  payment: XrplPayment | undefined
}

interface XrplPayment {
  to: string
  /** In decimal, as the catalogue has tags. */
  tag: string | undefined
  /** Drops that arrived; undefined where another currency did. */
  drops: bigint | undefined
}

const hash = /^[0-9A-F]{64}$/
const resultCode = /^(tes|tec)[A-Z0-9_]+$/
/** The first second of the ledger's time, 2000-01-01, in Unix time. */
const rippleEpochSeconds = 946_684_800
/** There are 10^11 XRP of 10^6 drops. */
const mostDrops = 10n ** 17n

/** Whether a text has the form of a transaction's hash. */
export const isTransactionHash = (text: string): boolean => hash.test(text)

const wholeIn = (value: unknown, what: string): number => {
  if (!Number.isSafeInteger(value) || Number(value) < 0) throw malformed(what)
  return Number(value)
}

const accountIn = (value: unknown): string => {
  if (typeof value !== 'string' || !/^r[1-9A-HJ-NP-Za-km-z]{24,34}$/.test(value)) throw malformed('account')
  return value
}

export const dropsIn = (value: unknown): bigint => {
  if (typeof value !== 'string' || !/^[0-9]{1,18}$/.test(value)) throw malformed('amount')
  const drops = BigInt(value)
  if (drops > mostDrops) throw malformed('amount')
  return drops
}

/** `32570-6595042,6595050-6595060`, or `empty`. */
const rangesIn = (value: unknown): XrplServer['ranges'] => {
  if (typeof value !== 'string') throw malformed('range of ledgers')
  if (value === 'empty') return []
  return value.split(',').map(text => {
    const [, first = '', last = first] = /^([0-9]{1,10})(?:-([0-9]{1,10}))?$/.exec(text) ?? []
    if (first === '') throw malformed('range of ledgers')
    return { first: Number(first), last: Number(last) }
  })
}

/** @throws XrplUnreadable also for a server that has no validated ledger: it is not in step with its network. */
export const serverIn = (answer: Json): XrplServer => {
  const { info } = answer
  if (!isObject(info)) throw malformed('server')
  const { validated_ledger: validated, network_id: networkId } = info
  if (!isObject(validated)) throw malformed('validated ledger')
  return {
    networkId: wholeIn(networkId, 'network'),
    validated: { index: wholeIn(validated['seq'], 'ledger'), ageMs: wholeIn(validated['age'], 'age') * 1_000 },
    ranges: rangesIn(info['complete_ledgers']),
  }
}

/** When a validated ledger closed, in Unix milliseconds. */
export const closedAtMsIn = (answer: Json, index: number): number => {
  const { ledger, validated } = answer
  if (validated !== true || !isObject(ledger) || Number(ledger['ledger_index']) !== index) throw malformed('ledger')
  return (rippleEpochSeconds + wholeIn(ledger['close_time'], 'time')) * 1_000
}

/**
 * The amount that arrived. `Amount` is the sender's maximum: of a partial payment any part of it arrives. Servers add `delivered_amount` to
 * their answer, and the ledger itself adds `DeliveredAmount` to partial payments.
 */
const deliveredIn = (meta: Json): bigint | undefined => {
  const delivered = meta['delivered_amount'] ?? meta['DeliveredAmount']
  return isObject(delivered) ? undefined : dropsIn(delivered)
}

const tagIn = (value: unknown): string | undefined => {
  if (value === undefined) return undefined
  const tag = wholeIn(value, 'destination tag')
  if (tag > 0xffff_ffff) throw malformed('destination tag')
  return String(tag)
}

/** The second version of the API has the transaction's own fields apart, in `tx_json`. */
export const transactionIn = (answer: Json, wanted: string): XrplTransaction => {
  const fields = isObject(answer['tx_json']) ? answer['tx_json'] : answer
  if ((answer['hash'] ?? fields['hash']) !== wanted) throw malformed('transaction')
  const from = accountIn(fields['Account'])
  if (answer['validated'] !== true) return { ledgerIndex: undefined, result: '', from, payment: undefined }
  const { meta } = answer
  const result = isObject(meta) ? meta['TransactionResult'] : undefined
  if (!isObject(meta) || typeof result !== 'string' || !resultCode.test(result)) throw malformed('result')
  const ledgerIndex = wholeIn(answer['ledger_index'] ?? fields['ledger_index'], 'ledger')
  const isPayment = result === 'tesSUCCESS' && fields['TransactionType'] === 'Payment'
  if (!isPayment) return { ledgerIndex, result, from, payment: undefined }
  const payment = {
    to: accountIn(fields['Destination']),
    tag: tagIn(fields['DestinationTag']),
    drops: deliveredIn(meta),
  }
  return { ledgerIndex, result, from, payment }
}
