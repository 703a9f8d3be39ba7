import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { getBase58Decoder } from '@solana/kit'
import type { LiteSVM } from 'litesvm'
import { openJournal } from '../../journal/journalFile.ts'
import { readJournal } from '../../journal/readJournal.ts'
import { executeTransaction, type Executed } from './executeTransaction.ts'
import { createGenesis, sandboxSolanaMints, type SolanaMint } from './genesis.ts'
import { openSvm, saveSvm } from './openSvm.ts'
import { sandboxSolanaKeys, type SolanaKeys } from './solanaKeys.ts'
import type { SolanaRecord } from './types.ts'

/** Blocks during which a blockhash is valid. */
export const BLOCKHASH_BLOCKS = 150
/** Transactions after which the machine's state is saved, to shorten the replay after a restart. */
const SAVE_EVERY = 500

export interface SolanaLedger {
  readonly svm: LiteSVM
  keys: SolanaKeys
  mints: readonly SolanaMint[]
  nowMs(): number
  /** The last block. The first has number 1, and only transactions make blocks. */
  height(): number
  blockhashAt(height: number): string
  /** The block of a valid blockhash. */
  heightOf(blockhash: string): number | undefined
  records(): readonly SolanaRecord[]
  find(signature: string): SolanaRecord | undefined
  /** Records that name an account, oldest first. */
  naming(address: string): readonly SolanaRecord[]
  /** Executes a transaction in a new block, and writes it to disk before it becomes visible. */
  execute(raw: string, options?: { keepFailure?: boolean }): Executed
  close(): void
}

/** Blockhashes depend on the blocks' contents, so two sandboxes do not share any. */
const nextBlockhash = (last: string, signature: string): string =>
  getBase58Decoder().decode(createHash('sha256').update(`${last}${signature}`).digest())

/** @throws LiteSvmMissingError */
export const createSolanaLedger = async (
  folder: string | undefined,
  nowMs: () => number,
  warn: (message: string) => void,
): Promise<SolanaLedger> => {
  const openMachine = await openSvm(folder)
  const keys = await sandboxSolanaKeys()
  const mints = await sandboxSolanaMints()
  const putGenesis = await createGenesis(keys, mints)
  const path = folder === undefined ? undefined : join(folder, 'solana.jsonl')
  const lines = path === undefined ? [] : readJournal<SolanaRecord>(path, warn)
  const journal = path === undefined ? undefined : openJournal(path, lines)
  const records: SolanaRecord[] = []
  const bySignature = new Map<string, SolanaRecord>()
  const byAddress = new Map<string, SolanaRecord[]>()
  const blockhashes = [nextBlockhash('', keys.payer.address)]
  const heights = new Map<string, number>([[blockhashes[0] ?? '', 0]])
  const add = (record: SolanaRecord) => {
    records.push(record)
    bySignature.set(record.signature, record)
    for (const account of new Set(record.accounts)) byAddress.set(account, [...(byAddress.get(account) ?? []), record])
    const hash = nextBlockhash(blockhashes.at(-1) ?? '', record.signature)
    heights.set(hash, blockhashes.push(hash) - 1)
  }
  for (const record of lines.flat()) add(record)
  /** Restores the machine to exactly the journal's state. Reports whether the saved state has less. */
  const restore = () => {
    const { svm, count, isFresh } = openMachine(records.length)
    if (isFresh) putGenesis(svm)
    for (const { raw, slot, atMs } of records.slice(count)) executeTransaction(svm, raw, { slot, atMs })
    return { svm, isBehind: isFresh || records.length > count }
  }
  const opened = restore()
  let { svm } = opened
  const save = () => {
    try {
      if (folder !== undefined) saveSvm(folder, svm, records.length)
    } catch (error) {
      warn(`Solana's state could not be saved; its journal has everything, and the next start takes longer: ${error}`)
    }
  }
  if (opened.isBehind) save()
  return {
    get svm() {
      return svm
    },
    keys,
    mints,
    nowMs,
    height: () => records.length,
    blockhashAt: height => blockhashes[height] ?? '',
    heightOf: blockhash => {
      const height = heights.get(blockhash)
      return height === undefined || records.length - height > BLOCKHASH_BLOCKS ? undefined : height
    },
    records: () => records,
    find: signature => bySignature.get(signature),
    naming: address => byAddress.get(address) ?? [],
    execute: (raw, options = {}) => {
      const done = executeTransaction(svm, raw, { slot: records.length + 1, atMs: nowMs() }, options)
      if (done.record === undefined) return done
      try {
        journal?.append([done.record])
      } catch (error) {
        // The machine has executed a transaction that could not be written to disk. Restore the state without it.
        ;({ svm } = restore())
        throw error
      }
      add(done.record)
      if (records.length % SAVE_EVERY === 0) save()
      return done
    },
    close: () => {
      save()
      journal?.close()
    },
  }
}
