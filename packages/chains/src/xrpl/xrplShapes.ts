import { isObject, type Json, malformed } from './callXrpl.ts'

/** A server's report of its state. */
export interface XrplServer {
  networkId: number
  /** The newest validated ledger and its age. */
  validated: { index: number; ageMs: number }
  /** The server's ranges of ledgers, both ends included, in order. */
  ranges: readonly { first: number; last: number }[]
}

/** A transaction in a server's response. */
export interface XrplTransaction {
  /** Index of its validated, and therefore final, ledger; undefined before that. */
  ledgerIndex: number | undefined
  /** `tesSUCCESS`, or the `tec` code of its failure in that ledger: its fee was charged, and nothing else moved. */
  result: string
  from: string
  /** Undefined for a transaction of another type. */
  payment: XrplPayment | undefined
}

interface XrplPayment {
  to: string
  /** In decimal, as in the catalogue. */
  tag: string | undefined
  /** Delivered drops; undefined if another currency was delivered. */
  drops: bigint | undefined
}

const hash = /^[0-9A-F]{64}$/
const resultCode = /^(tes|tec)[A-Z0-9_]+$/
/** The first second of the ledger's time, 2000-01-01, in Unix time. */
const rippleEpochSeconds = 946_684_800
/** The supply is 10^11 XRP of 10^6 drops. */
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

/** @throws XrplUnreadable also for a server without a validated ledger, which is not in sync with its network. */
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

/** Closing time of a validated ledger, in Unix milliseconds. */
export const closedAtMsIn = (answer: Json, index: number): number => {
  const { ledger, validated } = answer
  if (validated !== true || !isObject(ledger) || Number(ledger['ledger_index']) !== index) throw malformed('ledger')
  return (rippleEpochSeconds + wholeIn(ledger['close_time'], 'time')) * 1_000
}

/**
 * The delivered amount. `Amount` is the sender's maximum, of which a partial payment may deliver any part. Servers add
 * `delivered_amount` to their response, and the ledger itself adds `DeliveredAmount` to partial payments.
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

/** The second version of the API returns the transaction's own fields separately, in `tx_json`. */
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

/** The rows of `account_tx`: the transaction is in `tx` in the first version of the API and in `tx_json` in the second. */
export const rowsIn = (answer: Json, account: string): (XrplTransaction & { hash: string })[] => {
  const { transactions } = answer
  if (answer['account'] !== account || !Array.isArray(transactions)) throw malformed('account history')
  return transactions.map((row: unknown) => {
    if (!isObject(row) || row['validated'] !== true) throw malformed('row of an account')
    const fields = isObject(row['tx_json']) ? row['tx_json'] : row['tx']
    if (!isObject(fields)) throw malformed('row of an account')
    const wanted = row['hash'] ?? fields['hash']
    if (typeof wanted !== 'string' || !isTransactionHash(wanted)) throw malformed('hash')
    const { meta, ledger_index: index } = row
    return {
      ...transactionIn(
        { ...fields, ledger_index: index ?? fields['ledger_index'], meta, validated: true, hash: wanted },
        wanted,
      ),
      hash: wanted,
    }
  })
}
