import { createHash } from 'node:crypto'

import { readBag } from './bagOfCells.ts'
import { createTonAccounts, walletFee } from './createTonAccounts.ts'
import { readExternal, type TonMessage } from './tonMessages.ts'
import { hashOf, rawOf } from './cell.ts'
import { publicKeyIn, readOrders } from './tonWallet.ts'

/** Changes of the chain, as in the journal. */
export type TonEvent =
  /** `key`: the sandbox's own name for the payment. `atMs`: the time by which the wallet judges it. */
  { type: 'message'; bag: string; atMs: number; key?: string } | { type: 'block'; atMs: number }

export interface PlacedMessage extends TonMessage {
  /** In base64. */
  hash: string
  createdLt: bigint
}

/** The effect of a message on one account. */
export interface TonTransaction {
  account: string
  /** Logical time: orders the transactions of an account. */
  lt: bigint
  /** In base64. */
  hash: string
  previous: { lt: bigint; hash: string }
  /** Undefined for a message from outside. */
  received: PlacedMessage | undefined
  sent: readonly PlacedMessage[]
  isAborted: boolean
  /** The hash of the first transaction that caused it. */
  traceId: string
  /** Of the master chain. Undefined before that block. */
  block: TonBlock | undefined
}

export interface TonBlock {
  seqno: number
  atMs: number
}

const firstSeqno = 1_000
const firstAtMs = Date.UTC(2019, 10, 15)
/** Logical time of one block. */
const ltOfBlock = 1_000_000n

const digest = (...parts: (string | bigint)[]): string => createHash('sha256').update(parts.join(' ')).digest('base64')

type Accounts = ReturnType<typeof createTonAccounts>

/** A node's state in memory. Only `apply` changes it. */
export const createTonState = (endow: (give: Accounts['endow']) => void) => {
  const accounts = createTonAccounts()
  endow(accounts.endow)
  const first: TonBlock = { seqno: firstSeqno, atMs: firstAtMs }
  const blocks: TonBlock[] = [first]
  const histories = new Map<string, TonTransaction[]>()
  const traces = new Map<string, TonTransaction[]>()
  const traceOf = new Map<string, string>()
  const byKey = new Map<string, string>()
  let open: TonTransaction[] = []
  let lt = BigInt(firstSeqno) * ltOfBlock
  const tip = (): TonBlock => blocks.at(-1) ?? first

  const place = (
    account: string,
    one: Pick<TonTransaction, 'received' | 'isAborted'> & { sent: readonly TonMessage[]; traceId?: string },
  ): TonTransaction => {
    lt += 1n
    const history = histories.get(account) ?? []
    const last = history.at(-1)
    const own = lt
    const hash = digest('transaction', account, own)
    const transaction: TonTransaction = {
      account,
      lt: own,
      hash,
      previous: { lt: last?.lt ?? 0n, hash: last?.hash ?? digest('none') },
      received: one.received,
      sent: one.sent.map(message => {
        lt += 1n
        return { ...message, createdLt: lt, hash: digest('message', lt) }
      }),
      isAborted: one.isAborted,
      traceId: one.traceId ?? hash,
      block: undefined,
    }
    history.push(transaction)
    histories.set(account, history)
    open.push(transaction)
    traces.set(transaction.traceId, [...(traces.get(transaction.traceId) ?? []), transaction])
    traceOf.set(hash, transaction.traceId)
    return transaction
  }

  /** Delivers messages until none is left. */
  const deliver = (messages: readonly PlacedMessage[], traceId: string): void => {
    const queue = [...messages]
    for (let message = queue.shift(); message; message = queue.shift()) {
      const { isAborted, sent } = accounts.receive(message)
      queue.push(...place(message.destination, { received: message, isAborted, sent, traceId }).sent)
    }
  }

  const read = (bag: string, atMs: number): { address: string; publicKey: Buffer; orders: TonMessage[] } => {
    const { destination, init, body } = readExternal(readBag(bag))
    const state = accounts.find(destination)
    if (!state || state.balance < walletFee) throw new Error('the account has no coins for the fee')
    const isOwn = init !== undefined && rawOf({ workchain: 0, hash: hashOf(init) }) === destination
    const publicKey = state.publicKey ?? (isOwn ? publicKeyIn(init) : undefined)
    if (!publicKey) throw new Error('the account has no wallet')
    const { sequence } = state
    const orders = readOrders(body, { publicKey, sequence, address: destination, nowMs: atMs })
    const value = orders.reduce((sum, order) => sum + order.value, 0n)
    if (state.balance < value + walletFee) throw new Error('exitcode=37, the account has fewer coins')
    return { address: destination, publicKey, orders }
  }

  const add = ({ bag, atMs, key }: Extract<TonEvent, { type: 'message' }>): void => {
    const { address, publicKey, orders } = read(bag, atMs)
    const state = accounts.stateOf(address)
    state.publicKey = publicKey
    state.sequence += 1
    state.balance -= orders.reduce((sum, order) => sum + order.value, walletFee)
    const root = place(address, { received: undefined, isAborted: false, sent: orders })
    deliver(root.sent, root.hash)
    if (key !== undefined) byKey.set(key, root.hash)
  }

  return {
    tip,
    first,
    /** Undefined: the wallet accepts it. */
    findRefusal: (bag: string, atMs: number): string | undefined => {
      try {
        read(bag, atMs)
        return undefined
      } catch (error) {
        return error instanceof Error ? error.message : String(error)
      }
    },
    blockAt: (seqno: number): TonBlock | undefined => blocks[seqno - firstSeqno],
    account: accounts.find,
    jettonsOf: accounts.jettonsOf,
    findByKey: (key: string): string | undefined => byKey.get(key),
    /** Transactions of an account, the oldest first. */
    historyOf: (account: string): readonly TonTransaction[] => histories.get(account) ?? [],
    /** The transactions of the trace with this one. */
    traceWith: (hash: string): readonly TonTransaction[] => traces.get(traceOf.get(hash) ?? '') ?? [],
    apply: (event: TonEvent): void => {
      if (event.type === 'message') return add(event)
      const block = { seqno: tip().seqno + 1, atMs: event.atMs }
      for (const one of open) one.block = block
      blocks.push(block)
      open = []
      lt = BigInt(block.seqno) * ltOfBlock
    },
  }
}
