import { join } from 'node:path'

import { openJournal } from '../../journal/journalFile.ts'
import { readJournal } from '../../journal/readJournal.ts'
import { writeBag } from './bagOfCells.ts'
import { createTonState, type TonEvent } from './createTonState.ts'
import { keyOf } from './tonKeys.ts'
import type { TonMessage } from './tonMessages.ts'
import { addressOf, signedExternal } from './tonWallet.ts'

const blockTimeMs = 5_000

/** Pays for the faucet. */
export const treasuryKey = keyOf('treasury')
const endowment = { coins: 10n ** 18n, jettons: 10n ** 15n }

type State = ReturnType<typeof createTonState>

export interface TonLedger extends Omit<State, 'apply' | 'findRefusal'> {
  /** Writes a message from outside to disk and makes its block. Returns the reason if the wallet does not accept it. */
  submit(bag: string, key?: string): string | undefined
  /** Sends messages from the wallet of a key. Returns the hash of its transaction. Throws if it cannot pay. */
  send(seed: Uint8Array, orders: readonly Omit<TonMessage, 'source' | 'bounced'>[], key?: string): string
  /** Makes the block that is due by the clock. */
  catchUp(): void
  /** Makes a block immediately. */
  mine(): void
  stop(): void
}

/** The chain, which survives restarts in `folder`. */
export const createTonLedger = (
  folder: string | undefined,
  nowMs: () => number,
  warn: (message: string) => void,
): TonLedger => {
  const path = folder === undefined ? undefined : join(folder, 'ton.jsonl')
  const lines = path === undefined ? [] : readJournal<TonEvent>(path, warn)
  const journal = path === undefined ? undefined : openJournal(path, lines)
  const treasury = addressOf(treasuryKey)
  const { apply, findRefusal, ...reads } = createTonState(give => give(treasury, endowment))
  for (const event of lines.flat()) apply(event)
  const commit = (event: TonEvent): void => {
    journal?.append([event])
    apply(event)
  }
  const mine = (): void => commit({ type: 'block', atMs: Math.max(reads.tip().atMs + 1_000, nowMs()) })
  const submit = (bag: string, key?: string): string | undefined => {
    const atMs = nowMs()
    const refusal = findRefusal(bag, atMs)
    if (refusal !== undefined) return refusal
    commit({ type: 'message', bag, atMs, ...(key === undefined ? {} : { key }) })
    mine()
    return undefined
  }
  return {
    ...reads,
    submit,
    send: (seed, orders, key) => {
      const made = key === undefined ? undefined : reads.findByKey(key)
      if (made !== undefined) return made
      const address = addressOf(seed)
      const validUntil = Math.floor(nowMs() / 1_000) + 60
      const message = signedExternal(seed, reads.account(address)?.sequence ?? 0, orders, validUntil)
      const refusal = submit(writeBag(message), key)
      if (refusal !== undefined) throw new Error(refusal)
      return reads.historyOf(address).findLast(one => one.received === undefined)?.hash ?? ''
    },
    catchUp: () => {
      if (nowMs() - reads.tip().atMs >= blockTimeMs) mine()
    },
    mine,
    stop: () => journal?.close(),
  }
}
