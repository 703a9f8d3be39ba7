import { createHash } from 'node:crypto'
import { join } from 'node:path'

import { p2wpkh, TEST_NETWORK } from '@scure/btc-signer'

import { openJournal } from '../../journal/journalFile.ts'
import { readJournal } from '../../journal/readJournal.ts'
import { publicKeyOf } from '../publicKeyOf.ts'
import { sandboxMnemonic } from '../treasury.ts'
import { type BitcoinEvent, createBitcoinState } from './bitcoinState.ts'
import { readTransaction, type ReadTransaction } from './blocks.ts'
import { BitcoinRpcError, coinbaseMaturity } from './checkTransaction.ts'

/** Initial blocks whose coins can be spent from the start. */
const ripeBlocks = 5

export const keyOf = (name: string): Uint8Array =>
  createHash('sha256').update(`${sandboxMnemonic}/bitcoin/${name}`).digest()

type State = ReturnType<typeof createBitcoinState>

export interface BitcoinLedger extends Omit<State, 'apply' | 'check' | 'nextBlock'> {
  /** Adds a transaction to the mempool, and writes it to disk before it becomes visible. @throws BitcoinRpcError */
  send(hex: string): string
  /** @returns the hashes of the new blocks. */
  mine(count: number, script?: Uint8Array): string[]
  /** Invalidates a block and all later ones. @throws BitcoinRpcError if the node does not have the block. */
  invalidate(hash: string): void
  /** Runs the listener after every change. */
  onChange(listener: () => void): void
  /** Key of the treasury, which owns the coinbase outputs. */
  treasuryKey: Uint8Array
  close(): void
}

const decode = (hex: string): ReadTransaction => {
  try {
    return readTransaction(hex)
  } catch {
    throw new BitcoinRpcError(-22, 'TX decode failed. Make sure the tx has at least one input.')
  }
}

/** The chain, which survives restarts in `folder`. */
export const createBitcoinLedger = (
  folder: string | undefined,
  nowMs: () => number,
  warn: (message: string) => void,
): BitcoinLedger => {
  const path = folder === undefined ? undefined : join(folder, 'bitcoin.jsonl')
  const lines = path === undefined ? [] : readJournal<BitcoinEvent>(path, warn)
  const journal = path === undefined ? undefined : openJournal(path, lines)
  const state = createBitcoinState()
  const listeners: (() => void)[] = []
  for (const event of lines.flat()) state.apply(event)
  const commit = (event: BitcoinEvent): void => {
    journal?.append([event])
    state.apply(event)
    for (const listener of listeners) listener()
  }
  const treasuryKey = keyOf('treasury')
  const treasury = p2wpkh(publicKeyOf(treasuryKey), TEST_NETWORK).script
  const mine = (count: number, script = treasury): string[] =>
    Array.from({ length: count }, () => {
      commit(state.nextBlock(script, nowMs()))
      return state.tip().hash
    })
  if (state.tip().height === 0) {
    const first = Array.from({ length: coinbaseMaturity + ripeBlocks }, () => {
      const event = state.nextBlock(treasury, nowMs())
      state.apply(event)
      return event
    })
    journal?.append(first)
  }
  const { apply: _, check, nextBlock: __, ...reads } = state
  return {
    ...reads,
    treasuryKey,
    mine,
    send: hex => {
      const read = decode(hex)
      const known = state.find(read.txid)
      if (known?.block) throw new BitcoinRpcError(-27, 'Transaction outputs already in utxo set')
      if (!known) {
        check(read)
        commit({ type: 'transaction', hex: read.hex })
      }
      return read.txid
    },
    invalidate: hash => {
      if (!state.blocks().some((block, height) => height > 0 && block.hash === hash))
        throw new BitcoinRpcError(-5, 'Block not found')
      commit({ type: 'invalidated', hash })
    },
    onChange: listener => void listeners.push(listener),
    close: () => journal?.close(),
  }
}
