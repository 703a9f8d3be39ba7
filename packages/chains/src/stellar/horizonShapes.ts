import { isObject, type Json, malformed } from './callHorizon.ts'

/** Horizon's report of its network and history. */
export interface HorizonRoot {
  passphrase: string
  /** The newest ledger in its history, and the oldest. */
  latest: number
  elder: number
  latestAtMs: number
}

/** Credit of an account by an operation. */
export interface StellarCredit {
  to: string
  /** The id of a muxed account, which the operation names in place of a memo. */
  muxedId: string | undefined
  from: string | undefined
  /** `native`, or `CODE:ISSUER`. */
  asset: string
  /** In stroops. Undefined for the merge of an account, whose effects name it. */
  amount: bigint | undefined
}

/** An operation of a successful transaction. */
export interface StellarRow {
  /** Orders all operations of the network (SEP-35). */
  id: bigint
  hash: string
  ledger: number
  /** The memo as a tag: an id, a text or a hash in hexadecimal. */
  memo: string | undefined
  credits: readonly StellarCredit[]
}

/** A transaction in a closed, and therefore final, ledger. */
export interface StellarTransaction {
  ledger: number
  isSuccessful: boolean
  source: string
  memo: string | undefined
  /** Set if the hash names the transaction inside a fee bump, which has another one. */
  outerHash: string | undefined
}

const hash = /^[0-9a-f]{64}$/
const account = /^G[A-Z2-7]{55}$/
/** Accounts, and contracts, which send too. */
const sender = /^[GC][A-Z2-7]{55}$/
const assetCode = /^[A-Za-z0-9]{1,12}$/

/** Whether a text has the form of a transaction's hash. */
export const isTransactionHash = (text: string): boolean => hash.test(text)

const textIn = (value: unknown, form: RegExp, what: string): string => {
  if (typeof value !== 'string' || !form.test(value)) throw malformed(what)
  return value
}

const ledgerIn = (value: unknown): number => {
  if (!Number.isSafeInteger(value) || Number(value) < 1 || Number(value) > 0xffff_ffff) throw malformed('ledger')
  return Number(value)
}

const timeIn = (value: unknown): number => {
  const ms = typeof value === 'string' ? Date.parse(value) : Number.NaN
  if (!Number.isFinite(ms)) throw malformed('time')
  return ms
}

/** Seven decimals, of which none is more than the ledger's 64 bits. */
const stroopsIn = (value: unknown): bigint => {
  const [, whole = '', fraction = ''] = /^(\d{1,12})(?:\.(\d{1,7}))?$/.exec(String(value)) ?? []
  if (typeof value !== 'string' || whole === '') throw malformed('amount')
  return BigInt(whole + fraction.padEnd(7, '0'))
}

export const rootIn = (content: Json): HorizonRoot => ({
  passphrase: textIn(content['network_passphrase'], /^.{1,200}$/, 'network'),
  latest: ledgerIn(content['history_latest_ledger']),
  elder: ledgerIn(content['history_elder_ledger']),
  latestAtMs: timeIn(content['history_latest_ledger_closed_at']),
})

export const closedAtMsIn = (content: Json, sequence: number): number => {
  if (content['sequence'] !== sequence) throw malformed('ledger')
  return timeIn(content['closed_at'])
}

/** The node replaces invalid UTF-8 in a text, which is then not the sender's text. */
const exactText = (text: string, bytes: unknown): string | undefined => {
  if (bytes !== undefined && Buffer.from(text, 'utf8').toString('base64') !== bytes) return undefined
  return text === '' ? undefined : text
}

/** The memo of a returned payment names a transaction and no receiver. */
const memoIn = ({ memo_type: type, memo, memo_bytes: bytes }: Json): string | undefined => {
  if (type === 'none' || type === 'return') return undefined
  if (typeof memo !== 'string') throw malformed('memo')
  if (type === 'text') return exactText(memo, bytes)
  if (type === 'id') return String(BigInt(textIn(memo, /^\d{1,20}$/, 'memo')))
  if (type !== 'hash') throw malformed('memo')
  const content = Buffer.from(memo, 'base64')
  if (content.length !== 32) throw malformed('memo')
  return content.toString('hex')
}

export const transactionIn = (content: Json, wanted: string): StellarTransaction => {
  const { successful: isSuccessful, source_account: source, fee_bump_transaction: outer } = content
  if (content['hash'] !== wanted || typeof isSuccessful !== 'boolean') throw malformed('transaction')
  const outerHash = isObject(outer) ? textIn(outer['hash'], hash, 'hash') : wanted
  return {
    ledger: ledgerIn(content['ledger']),
    isSuccessful,
    source: textIn(source, account, 'account'),
    memo: memoIn(content),
    outerHash: outerHash === wanted ? undefined : outerHash,
  }
}

const assetIn = ({ asset_type: type, asset_code: code, asset_issuer: issuer }: Json): string => {
  if (type === 'native') return 'native'
  if (type !== 'credit_alphanum4' && type !== 'credit_alphanum12') throw malformed('asset')
  return `${textIn(code, assetCode, 'asset')}:${textIn(issuer, account, 'asset')}`
}

const muxedIdIn = (value: unknown): string | undefined =>
  value === undefined ? undefined : String(BigInt(textIn(value, /^\d{1,20}$/, 'muxed account')))

/** Transfers that a contract made, among the changes of balances that Horizon lists. */
const contractCredits = (changes: unknown): StellarCredit[] => {
  if (!Array.isArray(changes)) return []
  return changes.flatMap((change: unknown): StellarCredit[] => {
    if (!isObject(change) || change['type'] !== 'transfer') return []
    const to = change['to']
    // A contract or a claimable balance is not an account.
    if (typeof to !== 'string' || !account.test(to)) return []
    const from = typeof change['from'] === 'string' && sender.test(change['from']) ? change['from'] : undefined
    const muxedId = muxedIdIn(change['destination_muxed_id'])
    return [{ to, muxedId, from, asset: assetIn(change), amount: stroopsIn(change['amount']) }]
  })
}

const creditsIn = (row: Json): StellarCredit[] => {
  switch (row['type']) {
    case 'payment':
    case 'path_payment_strict_receive':
    case 'path_payment_strict_send':
    case 'path_payment': {
      const [to, from] = [textIn(row['to'], account, 'account'), textIn(row['from'], sender, 'account')]
      const muxedId = muxedIdIn(row['to_muxed_id'])
      return [{ to, muxedId, from, asset: assetIn(row), amount: stroopsIn(row['amount']) }]
    }
    case 'create_account': {
      const [to, from] = [textIn(row['account'], account, 'account'), textIn(row['funder'], account, 'account')]
      return [{ to, muxedId: undefined, from, asset: 'native', amount: stroopsIn(row['starting_balance']) }]
    }
    case 'account_merge': {
      const [to, from] = [textIn(row['into'], account, 'account'), textIn(row['account'], account, 'account')]
      return [{ to, muxedId: muxedIdIn(row['into_muxed_id']), from, asset: 'native', amount: undefined }]
    }
    case 'invoke_host_function':
      return contractCredits(row['asset_balance_changes'])
    default:
      return []
  }
}

const recordsIn = (content: Json): readonly unknown[] => {
  const { _embedded: embedded } = content
  if (!isObject(embedded) || !Array.isArray(embedded['records'])) throw malformed('list')
  return embedded['records']
}

/** Operations with their transactions, in the order of the network and after `after`. */
export const rowsIn = (content: Json, after: bigint): StellarRow[] => {
  let last = after
  return recordsIn(content).map(record => {
    if (!isObject(record) || !isObject(record['transaction'])) throw malformed('row')
    const id = BigInt(textIn(record['id'], /^\d{1,19}$/, 'row'))
    if (id <= last) throw malformed('order of rows')
    last = id
    const rowHash = textIn(record['transaction_hash'], hash, 'hash')
    const { ledger, isSuccessful, memo } = transactionIn(record['transaction'], rowHash)
    if (record['transaction_successful'] !== isSuccessful || BigInt(ledger) !== id >> 32n) throw malformed('row')
    return { id, hash: rowHash, ledger, memo, credits: isSuccessful ? creditsIn(record) : [] }
  })
}

/** The lumens that an operation brought to an account, from its effects. */
export const creditedIn = (content: Json, to: string): bigint => {
  const found = recordsIn(content).find(
    one =>
      isObject(one) && one['type'] === 'account_credited' && one['account'] === to && one['asset_type'] === 'native',
  )
  if (!isObject(found)) throw malformed('effect of a merge')
  return stroopsIn(found['amount'])
}
