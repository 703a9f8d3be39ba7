import { join } from 'node:path'

import { openJournal } from '../../journal/journalFile.ts'
import { readJournal } from '../../journal/readJournal.ts'
import { baseFee } from './createStellarAccounts.ts'
import { createStellarState, type PlacedTransaction, type StellarEvent } from './createStellarState.ts'
import { addressOf, keyOf } from './stellarKeys.ts'
import type { StellarOperation } from './stellarOperations.ts'
import { signTransaction, type StellarMemo, type StellarTransaction } from './stellarTransaction.ts'

/** Time between two ledgers. */
const ledgerTimeMs = 5_000

/** Pays for the faucet. */
export const treasuryKey = keyOf('treasury')
/** Issues the sandbox's USDC. */
export const issuerKey = keyOf('issuer')
const treasuryStroops = 500_000_000_000_000_000n
const issuerStroops = 1_000_000_000n

type State = ReturnType<typeof createStellarState>

interface Order {
  operations: readonly StellarOperation[]
  memo: StellarMemo
  /** Repeated calls with the same key are the same payment. */
  key?: string | undefined
}

export interface StellarLedger extends Omit<State, 'apply' | 'findRefusal'> {
  /** Writes a signed transaction to disk and closes its ledger. Returns the reason if no ledger can include it. */
  submit(transaction: StellarTransaction, key?: string): PlacedTransaction | string
  /** As `submit`, signed by a key. */
  send(order: Order, from: Uint8Array): PlacedTransaction | string
  /** Closes the ledger that is due by the clock. */
  catchUp(): void
  /** Closes a ledger immediately. */
  close(): void
  stop(): void
}

/** The network, which survives restarts in `folder`. */
export const createStellarLedger = (
  folder: string | undefined,
  nowMs: () => number,
  warn: (message: string) => void,
): StellarLedger => {
  const path = folder === undefined ? undefined : join(folder, 'stellar.jsonl')
  const lines = path === undefined ? [] : readJournal<StellarEvent>(path, warn)
  const journal = path === undefined ? undefined : openJournal(path, lines)
  const { apply, findRefusal, ...reads } = createStellarState(addressOf(treasuryKey), give => {
    give(addressOf(treasuryKey), treasuryStroops)
    give(addressOf(issuerKey), issuerStroops)
  })
  for (const event of lines.flat()) apply(event)
  const commit = (event: StellarEvent): void => {
    journal?.append([event])
    apply(event)
  }
  const close = (): void => commit({ type: 'close', closedAtMs: Math.max(reads.tip().closedAtMs + 1_000, nowMs()) })
  const submit = (transaction: StellarTransaction, key?: string): PlacedTransaction | string => {
    const known = reads.find(transaction.hash)
    if (known) return known
    const refusal = findRefusal(transaction, nowMs())
    if (refusal !== undefined) return refusal
    commit({ type: 'transaction', envelope: transaction.envelope, ...(key === undefined ? {} : { key }) })
    close()
    return reads.find(transaction.hash) ?? 'tx_internal_error'
  }
  return {
    ...reads,
    submit,
    send: ({ operations, memo, key }, from) => {
      const made = key === undefined ? undefined : reads.findByKey(key)
      if (made) return made
      const source = { account: addressOf(from) }
      const sequence = (reads.account(source.account)?.sequence ?? 0n) + 1n
      const fee = Number(baseFee) * operations.length
      return submit(signTransaction({ source, fee, sequence, memo, operations }, from), key)
    },
    // One ledger replaces all that were due since the last call.
    catchUp: () => {
      if (nowMs() - reads.tip().closedAtMs >= ledgerTimeMs) close()
    },
    close,
    stop: () => journal?.close(),
  }
}
