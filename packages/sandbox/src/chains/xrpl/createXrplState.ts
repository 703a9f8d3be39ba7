import { createXrplAccounts, type XrplAccount } from './createXrplAccounts.ts'
import { halfSha512 } from './xrplKeys.ts'
import type { EngineResult } from './xrplResults.ts'
import { recalledTransaction, type XrplTransaction } from './xrplTransaction.ts'

/** Changes of the ledger, as in the journal. */
export type XrplEvent =
  /** `key`: the sandbox's own name for the payment. */
  { type: 'transaction'; blob: string; key?: string } | { type: 'close'; closeSeconds: number }

/** A closed ledger, which is thereby validated. */
export interface XrplVersion {
  index: number
  hash: string
  parentHash: string
  parentCloseSeconds: number
  /** Since 2000-01-01. */
  closeSeconds: number
  transactions: readonly PlacedTransaction[]
}

export interface PlacedTransaction {
  transaction: XrplTransaction
  result: EngineResult
  /** Delivered drops. */
  delivered: bigint
  key: string | undefined
  /** Position in its ledger. */
  position: number
  /** Undefined in the open ledger, whose result could still change on a real network. */
  ledger: XrplVersion | undefined
}

/** The first ledger closed long before any transaction here, as on a real network. 2013-01-01, in the ledger's time. */
const firstCloseSeconds = 410_227_200
const firstIndex = 1_000

const hashAfter = (parentHash: string, closeSeconds: number, hashes: readonly string[]): string =>
  halfSha512(Buffer.from(`${parentHash}${closeSeconds}${hashes.join('')}`))
    .toString('hex')
    .toUpperCase()

/** A server's state in memory. Only `apply` changes it. */
export const createXrplState = (
  market: string,
  endow: (give: ReturnType<typeof createXrplAccounts>['endow']) => void,
) => {
  const accounts = createXrplAccounts(market)
  endow(accounts.endow)
  const parentHash = '0'.repeat(64)
  const first: XrplVersion = {
    index: firstIndex,
    hash: hashAfter(parentHash, firstCloseSeconds, []),
    parentHash,
    parentCloseSeconds: 0,
    closeSeconds: firstCloseSeconds,
    transactions: [],
  }
  const versions: XrplVersion[] = [first]
  const placed = new Map<string, PlacedTransaction>()
  const byKey = new Map<string, PlacedTransaction>()
  let open: PlacedTransaction[] = []
  let validated: ReadonlyMap<string, XrplAccount> = accounts.copy()
  const tip = (): XrplVersion => versions.at(-1) ?? first

  const add = (transaction: XrplTransaction, key: string | undefined): void => {
    const { result, delivered } = accounts.apply(transaction.fields)
    const one = { transaction, result, delivered, key, position: open.length, ledger: undefined }
    open.push(one)
    placed.set(transaction.hash, one)
    if (key !== undefined && result === 'tesSUCCESS') byKey.set(key, one)
  }

  const close = (closeSeconds: number): void => {
    const { index, hash, closeSeconds: parentCloseSeconds } = tip()
    const hashes = open.map(({ transaction }) => transaction.hash)
    const version: XrplVersion = {
      index: index + 1,
      hash: hashAfter(hash, closeSeconds, hashes),
      parentHash: hash,
      parentCloseSeconds,
      closeSeconds,
      transactions: open,
    }
    for (const one of open) one.ledger = version
    versions.push(version)
    open = []
    validated = accounts.copy()
  }

  return {
    tip,
    first,
    check: accounts.check,
    versionAt: (index: number): XrplVersion | undefined => versions[index - firstIndex],
    /** The ledgers from this index on. */
    versionsFrom: (index: number): readonly XrplVersion[] => versions.slice(Math.max(0, index - firstIndex)),
    find: (hash: string): PlacedTransaction | undefined => placed.get(hash),
    findByKey: (key: string): PlacedTransaction | undefined => byKey.get(key),
    accountNow: accounts.find,
    accountValidated: (address: string): Readonly<XrplAccount> | undefined => validated.get(address),
    isBusy: (): boolean => open.length > 0,
    apply: (event: XrplEvent): void => {
      if (event.type === 'close') close(event.closeSeconds)
      else add(recalledTransaction(event.blob), event.key)
    },
  }
}
