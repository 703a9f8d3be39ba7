import { join } from 'node:path'

import { openJournal } from '../../journal/journalFile.ts'
import { readJournal } from '../../journal/readJournal.ts'
import { baseFee, requireTag } from './createXrplAccounts.ts'
import { createXrplState, type XrplEvent } from './createXrplState.ts'
import type { XrplFields } from './xrplCodec.ts'
import { addressOf, keyOf } from './xrplKeys.ts'
import { type EngineResult, isInLedger } from './xrplResults.ts'
import { signTransaction, type XrplTransaction } from './xrplTransaction.ts'

/** Time between two ledgers. */
const ledgerTimeMs = 4_000
/** 2000-01-01 in Unix time. */
const epochMs = 946_684_800_000
/** Ledgers after which the sandbox's own payments expire. */
const lifetime = 20

/** Pays for the institutions and the faucet. */
export const treasuryKey = keyOf('treasury')
const treasuryDrops = 50_000_000_000_000_000n
const institutionDrops = 20_000_000n

/** The shared address of an institution's users. */
export const institutionAddress = (institution: string): string => addressOf(keyOf(`institution/${institution}`))
/** Institutions with an XRP address, and whether it accepts payments without a tag, which some institutions forbid. */
const institutions: readonly (readonly [name: string, flags: number])[] = [
  ['bybit', requireTag],
  ['kucoin', 0],
]

type State = ReturnType<typeof createXrplState>
type Unsigned = Omit<XrplFields, 'Account' | 'Fee' | 'Sequence' | 'SigningPubKey' | 'LastLedgerSequence'>

export interface XrplLedger extends Omit<State, 'apply' | 'check'> {
  /** Writes a signed transaction to disk and applies it to the open ledger, unless no ledger can include it. */
  submit(transaction: XrplTransaction, key?: string): EngineResult
  /** As `submit`, signed by the key of its account. */
  send(fields: Unsigned, from: Uint8Array, key?: string): { hash: string; result: EngineResult }
  /** Closes the ledger that is due by the clock. */
  catchUp(): void
  /** Closes a ledger immediately. */
  close(): void
  nowSeconds(): number
  stop(): void
}

/** The ledger, which survives restarts in `folder`. */
export const createXrplLedger = (
  folder: string | undefined,
  nowMs: () => number,
  warn: (message: string) => void,
): XrplLedger => {
  const path = folder === undefined ? undefined : join(folder, 'xrpl.jsonl')
  const lines = path === undefined ? [] : readJournal<XrplEvent>(path, warn)
  const journal = path === undefined ? undefined : openJournal(path, lines)
  const { apply, check, ...reads } = createXrplState(addressOf(treasuryKey), give => {
    give(addressOf(treasuryKey), treasuryDrops)
    for (const [name, flags] of institutions) give(institutionAddress(name), institutionDrops, flags)
  })
  for (const event of lines.flat()) apply(event)
  const commit = (event: XrplEvent): void => {
    journal?.append([event])
    apply(event)
  }
  const nowSeconds = (): number => Math.floor((nowMs() - epochMs) / 1_000)
  const close = (): void =>
    commit({ type: 'close', closeSeconds: Math.max(reads.tip().closeSeconds + 1, nowSeconds()) })
  const submit = (transaction: XrplTransaction, key?: string): EngineResult => {
    const known = reads.find(transaction.hash)
    if (known) return known.result
    const { LastLedgerSequence = Infinity } = transaction.fields
    const refusal = LastLedgerSequence <= reads.tip().index ? 'tefMAX_LEDGER' : check(transaction.fields)
    if (refusal !== undefined) return refusal
    commit({ type: 'transaction', blob: transaction.blob, ...(key === undefined ? {} : { key }) })
    return reads.find(transaction.hash)?.result ?? 'temMALFORMED'
  }
  return {
    ...reads,
    submit,
    send: (fields, from, key) => {
      const made = key === undefined ? undefined : reads.findByKey(key)
      if (made) return { hash: made.transaction.hash, result: made.result }
      const Sequence = reads.accountNow(addressOf(from))?.sequence ?? 0
      const LastLedgerSequence = reads.tip().index + lifetime
      const transaction = signTransaction({ ...fields, Fee: String(baseFee), Sequence, LastLedgerSequence }, from)
      const result = submit(transaction, key)
      return { hash: isInLedger(result) ? transaction.hash : '', result }
    },
    // One ledger replaces all that were due since the last call.
    catchUp: () => {
      if (nowMs() - epochMs - reads.tip().closeSeconds * 1_000 >= ledgerTimeMs) close()
    },
    close,
    nowSeconds,
    stop: () => journal?.close(),
  }
}
