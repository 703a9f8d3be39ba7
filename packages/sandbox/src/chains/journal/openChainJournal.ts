import type { Hex } from 'viem'
import { keccak256 } from 'viem/utils'

import { openJournal } from '../../journal/journalFile.ts'
import { readJournal } from '../../journal/readJournal.ts'

/** A signed transaction. Its bytes never change, so it is executed once however often it is sent. */
export interface WrittenTransaction {
  hash: Hex
  raw: string
  /** Idempotency key. A second request with the same key sends this transaction again. */
  key?: string
}

type ChainEvent =
  | { type: 'transaction'; transaction: WrittenTransaction }
  | { type: 'dropped'; hash: string }
  | { type: 'block'; number: number }

/**
 * Transactions that must be on a chain. The node keeps its state in memory and writes it every few seconds. The journal
 * is on disk before a transaction has any effect, so a chain whose node was killed gets missing transactions back under
 * the same hashes.
 */
export interface ChainJournal {
  /** Oldest first. */
  transactions(): readonly WrittenTransaction[]
  has(hash: string): boolean
  find(key: string): WrittenTransaction | undefined
  write(raw: string, key?: string): WrittenTransaction
  /** Removes a refused transaction that can be in no block, so that it is not sent again. */
  drop(hash: string): void
  /** The highest block. All transactions of the blocks below it are recorded. */
  block(): number
  /** Recorded before the block is made, so that a chain that lost it is mined to its height again. */
  reach(block: number): void
  close(): void
}

/** Without `path` the journal is lost at the end. */
export const openChainJournal = (path?: string, warn: (message: string) => void = () => undefined): ChainJournal => {
  const byHash = new Map<string, WrittenTransaction>()
  const byKey = new Map<string, WrittenTransaction>()
  let highest = 0
  const apply = (event: ChainEvent) => {
    if (event.type === 'block') highest = Math.max(highest, event.number)
    else if (event.type === 'transaction') {
      const { transaction } = event
      byHash.set(transaction.hash, transaction)
      if (transaction.key !== undefined) byKey.set(transaction.key, transaction)
    } else {
      const key = byHash.get(event.hash)?.key
      byHash.delete(event.hash)
      if (key !== undefined) byKey.delete(key)
    }
  }
  const lines = path === undefined ? [] : readJournal<ChainEvent>(path, warn)
  for (const event of lines.flat()) apply(event)
  const shortest = (): ChainEvent[][] => [
    [{ type: 'block', number: highest }],
    ...[...byHash.values()].map((transaction): ChainEvent[] => [{ type: 'transaction', transaction }]),
  ]
  const file = path === undefined ? undefined : openJournal<ChainEvent>(path, shortest())
  const commit = (event: ChainEvent) => {
    file?.append([event])
    apply(event)
  }
  return {
    transactions: () => [...byHash.values()],
    has: hash => byHash.has(hash),
    find: key => byKey.get(key),
    write: (raw, key) => {
      const hash = keccak256(raw as Hex)
      const known = byHash.get(hash)
      if (known !== undefined) return known
      const transaction = key === undefined ? { hash, raw } : { hash, raw, key }
      commit({ type: 'transaction', transaction })
      return transaction
    },
    drop: hash => void (byHash.has(hash) && commit({ type: 'dropped', hash })),
    block: () => highest,
    reach: block => void (block > highest && commit({ type: 'block', number: block })),
    close: () => file?.close(),
  }
}
