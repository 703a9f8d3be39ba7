import type { Claims, FoundPayment } from '@rialto/core'

import type { EvmRpc } from './createEvmRpc.ts'
import { isFree } from '../isFree.ts'
import type { EvmLog, EvmTransaction } from './evmShapes.ts'
import { transferTopic } from './findTransfer.ts'

/** The payment to find. Addresses in lower case. */
export interface WantedPayment {
  /** Absent: the chain's own coin. */
  token: string | undefined
  from: string
  to: string
  amountBaseUnits: bigint
  /** Call data for the token's contract. */
  data: string
}

interface Search {
  afterBlock: bigint
  hash?: string | undefined
  claimed: Claims
  /** From an earlier read of the transaction. */
  nonce?: bigint | undefined
  /** From the network's configuration. */
  finalityConfirmations: number
}

/** The largest range of blocks that every public node accepts. */
const blocksAtOnce = 2_000n

/**
 * The reported transaction if it is the payment, otherwise the first matching one on the chain, otherwise whether it
 * was replaced.
 */
export const findPayment = async (
  rpc: EvmRpc,
  payment: WantedPayment,
  search: Search,
): Promise<FoundPayment | 'replaced' | undefined> => {
  const { claimed } = search
  const hash = search.hash?.toLowerCase()
  if (hash !== undefined) {
    const named = await readNamed(rpc, payment, hash, search)
    if (named) return named
  }
  const head = await rpc.blockNumber()
  if (head <= search.afterBlock) return undefined
  const all = payment.token === undefined ? coinPayments : tokenPayments
  for await (const found of all(rpc, payment, { afterBlock: search.afterBlock, head }))
    if (isFree(claimed, found)) return found
  return (await isReplaced(rpc, payment, search, head)) ? 'replaced' : undefined
}

/** The wallet's own call. All other payments of a transaction are identified by the token's events. */
const ownCall = ({ hash, nonce }: EvmTransaction): FoundPayment => ({ hash, positions: ['call'], nonce })

const recorded = (hash: string, { index }: EvmLog): FoundPayment => ({ hash, positions: [`log ${index}`] })

/**
 * Whether a final block contains another transaction of the wallet with the same nonce. Only the block itself proves
 * it: a lagging node, or one without a transaction that other nodes have, proves nothing.
 */
const isReplaced = async (
  rpc: EvmRpc,
  payment: WantedPayment,
  { nonce, hash, afterBlock, finalityConfirmations }: Search,
  head: bigint,
): Promise<boolean> => {
  const final = head - BigInt(finalityConfirmations) + 1n
  if (nonce === undefined || final <= afterBlock) return false
  let [low, high] = [afterBlock, final]
  if ((await rpc.nonceAt(payment.from, high)) <= nonce || (await rpc.nonceAt(payment.from, low)) > nonce) return false
  while (high - low > 1n) {
    const middle = (low + high) / 2n
    if ((await rpc.nonceAt(payment.from, middle)) > nonce) high = middle
    else low = middle
  }
  const holder = (await rpc.transactionsAt(high)).find(one => one.from === payment.from && one.nonce === nonce)
  return holder !== undefined && holder.hash !== hash && !isDirect(holder, payment)
}

/** The reported transaction if it is or contains the payment, with its nonce if the wallet itself sent it. */
const readNamed = async (
  rpc: EvmRpc,
  payment: WantedPayment,
  hash: string,
  { afterBlock, claimed }: Search,
): Promise<FoundPayment | undefined> => {
  const receipt = await rpc.receipt(hash)
  if (receipt && receipt.blockNumber <= afterBlock) return undefined
  const transaction = await rpc.transaction(hash)
  if (transaction && isDirect(transaction, payment))
    return isFree(claimed, ownCall(transaction)) ? ownCall(transaction) : undefined
  // A contract account pays in a transaction that another account sends. The token's event names the payer.
  if (receipt?.succeeded !== true || payment.token === undefined) return undefined
  const transfers = receipt.logs.filter(log => isTransfer(log, payment)).map(log => recorded(hash, log))
  return transfers.find(found => isFree(claimed, found))
}

/**
 * Sent by the wallet itself, with exactly this content. A reverted transaction is tracked too, until its failure is
 * final.
 */
const isDirect = (transaction: EvmTransaction, { token, from, to, amountBaseUnits, data }: WantedPayment): boolean => {
  if (transaction.from !== from || transaction.input !== data.toLowerCase()) return false
  return token === undefined
    ? transaction.to === to && transaction.valueBaseUnits === amountBaseUnits
    : transaction.to === token
}

const padded = (address: string): string => `0x${address.slice(2).padStart(64, '0')}`

const isTransfer = (
  log: { address: string; topics: readonly string[]; data: string },
  { token, from, to, amountBaseUnits }: WantedPayment,
): boolean =>
  log.address === token &&
  log.topics.length === 3 &&
  log.topics[0] === transferTopic &&
  log.topics[1] === padded(from) &&
  log.topics[2] === padded(to) &&
  log.data.length === 66 &&
  BigInt(log.data) === amountBaseUnits

interface Range {
  afterBlock: bigint
  head: bigint
}

async function* tokenPayments(
  rpc: EvmRpc,
  payment: WantedPayment,
  { afterBlock, head }: Range,
): AsyncGenerator<FoundPayment> {
  for (let from = afterBlock + 1n; from <= head; from += blocksAtOnce) {
    const last = from + blocksAtOnce - 1n
    const logs = await rpc.logs({
      address: payment.token ?? '',
      topics: [transferTopic, padded(payment.from), padded(payment.to)],
      fromBlock: from,
      toBlock: last < head ? last : head,
    })
    for (const log of logs.filter(one => one.blockNumber > afterBlock && isTransfer(one, payment))) {
      const transaction = await rpc.transaction(log.hash)
      yield transaction && isDirect(transaction, payment) ? ownCall(transaction) : recorded(log.hash, log)
    }
  }
}

/**
 * Transfers of the chain's coin emit no event. The wallet's transaction count finds the blocks in which it sent a
 * transaction.
 */
async function* coinPayments(
  rpc: EvmRpc,
  payment: WantedPayment,
  { afterBlock, head }: Range,
): AsyncGenerator<FoundPayment> {
  const [before, after] = await Promise.all([rpc.nonceAt(payment.from, afterBlock), rpc.nonceAt(payment.from, head)])
  for await (const block of blocksWithSends(rpc, payment.from, [afterBlock, before], [head, after]))
    for (const transaction of await rpc.transactionsAt(block))
      if (isDirect(transaction, payment)) yield ownCall(transaction)
}

type Counted = readonly [block: bigint, sent: bigint]

async function* blocksWithSends(rpc: EvmRpc, from: string, low: Counted, high: Counted): AsyncGenerator<bigint> {
  if (low[1] >= high[1]) return
  if (high[0] - low[0] <= 1n) {
    yield high[0]
    return
  }
  const middle = (low[0] + high[0]) / 2n
  const counted: Counted = [middle, await rpc.nonceAt(from, middle)]
  yield* blocksWithSends(rpc, from, low, counted)
  yield* blocksWithSends(rpc, from, counted, high)
}
