import {
  coinbaseOf,
  genesis,
  merkleRoot,
  mineHeader,
  readHeader,
  readTransaction,
  type ReadTransaction,
} from './blocks.ts'
import { checkReplacement, checkTransaction, sumOf } from './checkTransaction.ts'
import type { Coin } from './verifySpend.ts'

/** Changes of the chain, as in the journal. Transactions and headers are in hexadecimal. */
export type BitcoinEvent =
  | { type: 'transaction'; hex: string }
  | { type: 'block'; header: string; coinbase: string; txids: readonly string[] }
  | { type: 'invalidated'; hash: string }

/** An accepted transaction. */
export interface TakenTransaction extends ReadTransaction {
  /** Satoshis; 0 for a coinbase transaction. */
  fee: bigint
  /** The coins it spends, in input order; empty for a coinbase transaction. */
  spent: readonly Coin[]
}

export interface BitcoinBlock {
  hash: string
  height: number
  /** In hexadecimal. */
  header: string
  /** Seconds. */
  time: number
  previous: string
  transactions: readonly TakenTransaction[]
}

const outpointOf = (txid: Uint8Array | string, index: number): string =>
  `${typeof txid === 'string' ? txid : Buffer.from(txid).toString('hex')}:${index}`

const inputsOf = ({ parts }: ReadTransaction): string[] =>
  parts.inputs.map(({ txid, index }) => outpointOf(txid, index))

const firstBlock = (): BitcoinBlock => {
  const { hash, time, previous } = readHeader(genesis.header)
  const coinbase = { ...readTransaction(genesis.coinbase), fee: 0n, spent: [] }
  return { hash, height: 0, header: genesis.header, time, previous, transactions: [coinbase] }
}

/** A node's state in memory: chain, unspent outputs and mempool. Only `apply` changes it. */
export const createBitcoinState = () => {
  let blocks: BitcoinBlock[] = [firstBlock()]
  const coins = new Map<string, Coin>()
  const mempool = new Map<string, TakenTransaction>()
  const spentInMempool = new Map<string, string>()
  const heights = new Map<string, number>()

  const tip = (): BitcoinBlock => blocks.at(-1) ?? firstBlock()
  const coinAt = (outpoint: string): Coin | undefined => {
    const [txid = '', index] = outpoint.split(':')
    const waiting = mempool.get(txid)?.parts.outputs[Number(index)]
    if (!waiting) return coins.get(outpoint)
    return { amount: waiting.amount, script: waiting.script, height: undefined, isCoinbase: false }
  }
  /** Includes all transactions that spend its outputs. */
  const drop = (txid: string): void => {
    const dropped = mempool.get(txid)
    if (!dropped) return
    mempool.delete(txid)
    for (const outpoint of inputsOf(dropped)) spentInMempool.delete(outpoint)
    dropped.parts.outputs.forEach((_, index) => drop(spentInMempool.get(outpointOf(txid, index)) ?? ''))
  }
  const take = (transaction: TakenTransaction): void => {
    for (const outpoint of inputsOf(transaction)) drop(spentInMempool.get(outpoint) ?? '')
    mempool.set(transaction.txid, transaction)
    for (const outpoint of inputsOf(transaction)) spentInMempool.set(outpoint, transaction.txid)
  }
  /** @throws BitcoinRpcError */
  const check = (read: ReadTransaction): TakenTransaction => {
    const spent = inputsOf(read).map(coinAt)
    const fee = checkTransaction(read, spent, tip().height + 1)
    const checked = { ...read, fee, spent: spent.filter(coin => coin !== undefined) }
    const replaced = new Set(inputsOf(read).flatMap(outpoint => spentInMempool.get(outpoint) ?? []))
    checkReplacement(
      checked,
      [...replaced].flatMap(txid => mempool.get(txid) ?? []),
    )
    return checked
  }
  const connect = (block: BitcoinBlock): void => {
    for (const [position, { txid, parts }] of block.transactions.entries()) {
      for (const { txid: of, index } of parts.inputs) {
        const outpoint = outpointOf(of, index)
        coins.delete(outpoint)
        spentInMempool.delete(outpoint)
      }
      mempool.delete(txid)
      heights.set(txid, block.height)
      for (const [index, { amount, script }] of parts.outputs.entries())
        if (script[0] !== 0x6a)
          coins.set(outpointOf(txid, index), { amount, script, height: block.height, isCoinbase: position === 0 })
    }
    blocks.push(block)
  }
  /**
   * Restores the chain before that block. Transactions of removed blocks return to the mempool, unless they spend coins
   * that these blocks created.
   */
  const invalidate = (hash: string): void => {
    const at = blocks.findIndex(block => block.hash === hash)
    if (at < 1) return
    const [kept, gone] = [blocks.slice(1, at), blocks.slice(at)]
    const waiting = [...gone.flatMap(({ transactions }) => transactions.slice(1)), ...mempool.values()]
    blocks = [firstBlock()]
    for (const map of [coins, mempool, spentInMempool, heights]) map.clear()
    for (const block of kept) connect(block)
    for (const transaction of waiting) if (inputsOf(transaction).every(one => coinAt(one))) take(transaction)
  }
  const apply = (event: BitcoinEvent): void => {
    if (event.type === 'invalidated') return invalidate(event.hash)
    if (event.type === 'transaction') {
      const read = readTransaction(event.hex)
      const spent = inputsOf(read).flatMap(outpoint => coinAt(outpoint) ?? [])
      return take({ ...read, spent, fee: sumOf(spent) - sumOf(read.parts.outputs) })
    }
    const { hash, time, previous } = readHeader(event.header)
    const coinbase = { ...readTransaction(event.coinbase), fee: 0n, spent: [] }
    const transactions = [coinbase, ...event.txids.flatMap(txid => mempool.get(txid) ?? [])]
    connect({ hash, time, previous, height: tip().height + 1, header: event.header, transactions })
  }
  return {
    apply,
    check,
    tip,
    coinAt,
    blocks: (): readonly BitcoinBlock[] => blocks,
    mempool: (): ReadonlyMap<string, TakenTransaction> => mempool,
    /** In a block or in the mempool. */
    find: (txid: string): { transaction: TakenTransaction; block: BitcoinBlock | undefined } | undefined => {
      const waiting = mempool.get(txid)
      if (waiting) return { transaction: waiting, block: undefined }
      const block = blocks[heights.get(txid) ?? -1]
      const transaction = block?.transactions.find(one => one.txid === txid)
      return transaction && { transaction, block }
    },
    /** The transaction in the mempool that spends a coin. */
    spenderOf: (outpoint: string): string | undefined => spentInMempool.get(outpoint),
    /** Unspent outputs in blocks, including those that a mempool transaction spends. */
    coinsOf: (script: Uint8Array): { outpoint: string; coin: Coin }[] =>
      [...coins].flatMap(([outpoint, coin]) => (Buffer.from(coin.script).equals(script) ? [{ outpoint, coin }] : [])),
    /** The next block with the whole mempool, paid to a script. */
    nextBlock: (script: Uint8Array, nowMs: number): BitcoinEvent => {
      const last = tip()
      const waiting = [...mempool.values()]
      const fees = waiting.reduce((sum, { fee }) => sum + fee, 0n)
      const wtxids = waiting.map(({ wtxid }) => wtxid)
      const coinbase = coinbaseOf({ height: last.height + 1, script, fees, wtxids })
      const txids = waiting.map(({ txid }) => txid)
      const root = merkleRoot([readTransaction(coinbase).txid, ...txids])
      const time = Math.max(last.time + 1, Math.floor(nowMs / 1000))
      return { type: 'block', header: mineHeader({ previous: last.hash, merkleRoot: root, time }), coinbase, txids }
    },
  }
}
