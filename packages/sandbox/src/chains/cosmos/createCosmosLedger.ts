import { join } from 'node:path'

import { openJournal } from '../../journal/journalFile.ts'
import { readJournal } from '../../journal/readJournal.ts'
import { addressOf, keyOf } from './cosmosKeys.ts'
import type { Coin, CosmosMessage } from './cosmosMessages.ts'
import { readTransaction, signTransaction } from './cosmosTransaction.ts'
import {
  type CosmosChain,
  type CosmosChange,
  createCosmosState,
  type PlacedTransaction,
  type Refusal,
} from './createCosmosState.ts'

/** Time between two blocks. */
const blockTimeMs = 5_000
const gas = 200_000n
const fee = 1_000n

/** Pays for the faucet, and delivers packets of other chains. */
export const treasuryKey = keyOf('treasury')

type State = ReturnType<typeof createCosmosState>

interface Order {
  messages: readonly CosmosMessage[]
  memo?: string | undefined
  /** Repeated calls with the same key are the same payment. */
  key?: string | undefined
}

export interface CosmosLedger extends Omit<State, 'apply' | 'findRefusal'> {
  /** Writes a signed transaction (`TxRaw` in base64) to disk and makes its block. */
  submit(bytes: string, key?: string): PlacedTransaction | Refusal
  /** As `submit`, signed by a key. */
  send(order: Order, from: Uint8Array): PlacedTransaction | Refusal
  /** Makes the block that is due by the clock. */
  catchUp(): void
  /** Makes a block immediately. */
  mine(): void
  stop(): void
}

interface Place {
  folder: string | undefined
  nowMs: () => number
  warn: (message: string) => void
}

/** The chain, which survives restarts in `folder`. The treasury holds `coins`. */
export const createCosmosLedger = (
  spec: Omit<CosmosChain, 'relayer'>,
  coins: readonly Coin[],
  { folder, nowMs, warn }: Place,
): CosmosLedger => {
  const chain = { ...spec, relayer: addressOf(spec.prefix, treasuryKey) }
  const path = folder === undefined ? undefined : join(folder, `${chain.chainId}.jsonl`)
  const lines = path === undefined ? [] : readJournal<CosmosChange>(path, warn)
  const journal = path === undefined ? undefined : openJournal(path, lines)
  const { apply, findRefusal, ...reads } = createCosmosState(chain, give => {
    for (const coin of coins) give(chain.relayer, coin)
  })
  for (const change of lines.flat()) apply(change)
  const commit = (change: CosmosChange): void => {
    journal?.append([change])
    apply(change)
  }
  const mine = (): void => commit({ type: 'block', atMs: Math.max(reads.tip().atMs + 1_000, nowMs()) })
  const submit = (bytes: string, key?: string): PlacedTransaction | Refusal => {
    const transaction = readTransaction(bytes)
    if (reads.find(transaction.hash)) return { code: 19, log: 'tx already exists in cache' }
    const refusal = findRefusal(transaction)
    if (refusal) return refusal
    commit({ type: 'transaction', bytes, ...(key === undefined ? {} : { key }) })
    mine()
    return reads.find(transaction.hash) ?? { code: 1, log: 'internal' }
  }
  return {
    ...reads,
    submit,
    send: ({ messages, memo = '', key }, from) => {
      const made = key === undefined ? undefined : reads.findByKey(key)
      if (made) return made
      const { number = 0n, sequence = 0n } = reads.account(addressOf(chain.prefix, from)) ?? {}
      const terms = { messages, memo, fee: [{ denom: chain.denom, amount: fee }], gas, sequence }
      return submit(signTransaction(terms, from, { chainId: chain.chainId, accountNumber: number }), key)
    },
    // One block replaces all that were due since the last call.
    catchUp: () => {
      if (nowMs() - reads.tip().atMs >= blockTimeMs) mine()
    },
    mine,
    stop: () => journal?.close(),
  }
}
