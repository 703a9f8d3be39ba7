import { join } from 'node:path'

import { openJournal } from '../../journal/journalFile.ts'
import { readJournal } from '../../journal/readJournal.ts'
import { createTronState, type TronEvent } from './createTronState.ts'
import { addressOf, keyOf, signHash } from './tronKeys.ts'
import {
  rawHexOf,
  type RawTransaction,
  transactionOf,
  type TronContract,
  type TronTransaction,
} from './tronTransaction.ts'

/** Time between two blocks. */
const blockTimeMs = 3_000
/** Time after the head at which a transaction of `createtransaction` expires. */
const expiresAfterMs = 60_000

const treasuryKey = keyOf('treasury')
const treasury = addressOf(treasuryKey)
const endowment = 100_000_000_000_000n

type State = ReturnType<typeof createTronState>

export interface TronLedger extends Omit<State, 'apply' | 'check'> {
  /** Accepts a signed transaction, and writes it to disk before it becomes visible. @throws TronRefusal */
  broadcast(transaction: TronTransaction): void
  /** An unsigned transaction that refers to the head. */
  prepare(contract: TronContract, feeLimit?: bigint): TronTransaction
  /** As `prepare`, signed by the key of its owner. */
  signed(contract: TronContract, key: Uint8Array, feeLimit?: bigint): TronTransaction
  /** Makes the blocks that are due by the clock. */
  catchUp(): void
  /** Makes a block immediately. */
  mine(): void
  /** Removes a block and all later ones, unless they are final. */
  dropFrom(number: number): void
  treasuryKey: Uint8Array
  nowMs: () => number
  close(): void
}

export const signTransaction = (transaction: TronTransaction, key: Uint8Array): TronTransaction =>
  transactionOf(transaction.rawHex, [signHash(Buffer.from(transaction.txId, 'hex'), key)])

/** The chain, which survives restarts in `folder`. */
export const createTronLedger = (
  folder: string | undefined,
  nowMs: () => number,
  warn: (message: string) => void,
): TronLedger => {
  const path = folder === undefined ? undefined : join(folder, 'tron.jsonl')
  const lines = path === undefined ? [] : readJournal<TronEvent>(path, warn)
  const journal = path === undefined ? undefined : openJournal(path, lines)
  const { apply, check, ...reads } = createTronState(accounts => accounts.endow(treasury, endowment))
  for (const event of lines.flat()) apply(event)
  const commit = (event: TronEvent): void => {
    journal?.append([event])
    apply(event)
  }
  const mineAt = (timestampMs: number) => commit({ type: 'block', timestampMs })
  const catchUp = (): void => {
    const isDue = () => nowMs() - reads.tip().timestampMs >= blockTimeMs
    while (reads.tip().number > 0 && reads.isBusy() && isDue()) mineAt(reads.tip().timestampMs + blockTimeMs)
    // If the chain was not read for a while, the blocks in between are skipped, as for producers that are offline.
    if (isDue()) mineAt(nowMs() - (nowMs() % blockTimeMs))
  }
  const prepare = (contract: TronContract, feeLimit = 0n): TronTransaction => {
    const { id, timestampMs } = reads.tip()
    const raw: RawTransaction = {
      refBlockBytes: id.slice(12, 16),
      refBlockHash: id.slice(16, 32),
      expirationMs: timestampMs + expiresAfterMs,
      timestampMs: nowMs(),
      feeLimit,
      contract,
    }
    return transactionOf(rawHexOf(raw), [])
  }
  return {
    ...reads,
    treasuryKey,
    nowMs,
    catchUp,
    prepare,
    signed: (contract, key, feeLimit) => signTransaction(prepare(contract, feeLimit), key),
    broadcast: transaction => {
      check(transaction, nowMs())
      commit({ type: 'transaction', hex: transaction.hex })
    },
    mine: () => mineAt(Math.max(reads.tip().timestampMs + 1, nowMs())),
    dropFrom: number => {
      if (number > reads.solidNumber() && number <= reads.tip().number) commit({ type: 'dropped', number })
    },
    close: () => journal?.close(),
  }
}
