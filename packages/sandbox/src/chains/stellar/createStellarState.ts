import { baseFee, createStellarAccounts, type OperationResult, reserveOf } from './createStellarAccounts.ts'
import { sha256 } from './stellarKeys.ts'
import type { StellarOperation } from './stellarOperations.ts'
import { isSigned, readTransaction, type StellarTransaction } from './stellarTransaction.ts'

/** Changes of the network, as in the journal. */
export type StellarEvent =
  /** `key`: the sandbox's own name for the payment. */
  { type: 'transaction'; envelope: string; key?: string } | { type: 'close'; closedAtMs: number }

/** A closed ledger, which is thereby final. */
export interface StellarVersion {
  sequence: number
  hash: string
  previousHash: string
  closedAtMs: number
  transactions: readonly PlacedTransaction[]
}

export interface PlacedTransaction {
  transaction: StellarTransaction
  results: readonly OperationResult[]
  isSuccessful: boolean
  feeCharged: bigint
  /** Position in its ledger, from 1. */
  order: number
  /** Undefined in the open ledger. */
  ledger: StellarVersion | undefined
}

/** An operation, with the account that it acts for. */
export interface PlacedOperation {
  placed: PlacedTransaction
  operation: StellarOperation
  result: OperationResult
  source: string
  /** Position in its transaction, from 1. */
  index: number
}

/** The first ledger closed long before any transaction here, as on a real network: 2015-09-30. */
const firstClosedAtMs = Date.UTC(2015, 8, 30)
const firstSequence = 1_000
const zeroHash = '0'.repeat(64)

const accountsOf = ({ operation, source }: PlacedOperation): string[] => {
  const to = 'to' in operation ? (typeof operation.to === 'string' ? operation.to : operation.to.account) : source
  return [...new Set([source, to])]
}

const operationsOf = (placed: PlacedTransaction): PlacedOperation[] =>
  placed.transaction.operations.map((operation, index) => ({
    placed,
    operation,
    result: placed.results[index] ?? { code: 'op_success' },
    source: (operation.source ?? placed.transaction.source).account,
    index: index + 1,
  }))

/** A node's state in memory. Only `apply` changes it. */
export const createStellarState = (
  market: string,
  endow: (give: ReturnType<typeof createStellarAccounts>['endow']) => void,
) => {
  const accounts = createStellarAccounts(market)
  endow(accounts.endow)
  const first: StellarVersion = {
    sequence: firstSequence,
    hash: sha256(Buffer.from('first')).toString('hex'),
    previousHash: zeroHash,
    closedAtMs: firstClosedAtMs,
    transactions: [],
  }
  const versions: StellarVersion[] = [first]
  const placed = new Map<string, PlacedTransaction>()
  const byKey = new Map<string, PlacedTransaction>()
  const histories = new Map<string, PlacedOperation[]>()
  let open: PlacedTransaction[] = []
  const tip = (): StellarVersion => versions.at(-1) ?? first

  /** Undefined: a ledger includes it. */
  const findRefusal = (transaction: StellarTransaction, nowMs: number): string | undefined => {
    const { source, fee, sequence, operations, maxTime = 0n } = transaction
    const from = accounts.find(source.account)
    const due = BigInt(operations.length) * baseFee
    if (!from) return 'tx_no_source_account'
    if (BigInt(fee) < due) return 'tx_insufficient_fee'
    if (sequence !== from.sequence + 1n) return 'tx_bad_seq'
    if (maxTime > 0n && maxTime * 1_000n < BigInt(nowMs)) return 'tx_too_late'
    if (!isSigned(transaction)) return 'tx_bad_auth'
    return from.stroops - due < reserveOf(from) ? 'tx_insufficient_balance' : undefined
  }

  const add = (transaction: StellarTransaction, key: string | undefined): void => {
    const { source, sequence, operations } = transaction
    const feeCharged = BigInt(operations.length) * baseFee
    accounts.charge(source.account, feeCharged, sequence)
    const results = accounts.executeAll(operations, source.account, tip().sequence + 1)
    const isSuccessful = results.every(({ code }) => code === 'op_success')
    const one = { transaction, results, isSuccessful, feeCharged, order: open.length + 1, ledger: undefined }
    open.push(one)
    placed.set(transaction.hash, one)
    if (key !== undefined && isSuccessful) byKey.set(key, one)
  }

  const close = (closedAtMs: number): void => {
    const { sequence, hash: previousHash } = tip()
    const hashes = open.map(({ transaction }) => transaction.hash).join('')
    const hash = sha256(Buffer.from(`${previousHash}${closedAtMs}${hashes}`)).toString('hex')
    const version = { sequence: sequence + 1, hash, previousHash, closedAtMs, transactions: open }
    for (const one of open) {
      one.ledger = version
      for (const operation of operationsOf(one))
        for (const account of accountsOf(operation)) {
          const history = histories.get(account) ?? []
          history.push(operation)
          histories.set(account, history)
        }
    }
    versions.push(version)
    open = []
  }

  return {
    tip,
    first,
    findRefusal,
    versionAt: (sequence: number): StellarVersion | undefined => versions[sequence - firstSequence],
    find: (hash: string): PlacedTransaction | undefined => placed.get(hash),
    findByKey: (key: string): PlacedTransaction | undefined => byKey.get(key),
    account: accounts.find,
    /** Operations of closed ledgers that the account takes part in, the oldest first. */
    historyOf: (account: string): readonly PlacedOperation[] | undefined => histories.get(account),
    operationsOf,
    apply: (event: StellarEvent): void => {
      if (event.type === 'close') close(event.closedAtMs)
      else add(readTransaction(event.envelope), event.key)
    },
  }
}
