import { findNetwork } from '@rialto/catalog'
import type { Claims, FoundPayment, WalletPayment } from '@rialto/core'
import type { Egress } from '@rialto/egress'

import { isFree } from '../isFree.ts'
import type { PaymentsOn } from '../paymentsOn.ts'
import { buildTransaction } from './buildTransaction.ts'
import { createTronRpc, type TronNetworkConfig, type TronRpc } from './createTronRpc.ts'
import { transferData, tronHex } from './tronAddress.ts'
import { isTransactionId, type TronTransaction } from './tronShapes.ts'

/** Bytes of a signed transfer with what its result adds: of TRX, and of a token. */
const coinBytes = 268
const tokenBytes = 345
/** Energy of a transfer of USDT to somebody who has none, where the node cannot say. */
const tokenEnergy = 130_285
/** Prices, and what the contract takes, may rise until the user has signed. */
const feeLimitOf = (energyFee: bigint): bigint => energyFee * 2n
const blockMs = 3_000
/** How many blocks are read for a payment of which nobody named the transaction: of the time after the wallet was asked, and around a time. */
const blocksAfterAsking = 40
const blocksAround = 10

interface Wanted {
  from: string
  to: string
  /** The token's contract; undefined for TRX. */
  token: string | undefined
  amount: bigint
}

/**
 * Payments from wallets on one Tron network. The transaction is made here and signed by the wallet within a minute; what a node
 * answers is held to what was asked for. Throws TronUnreadable.
 */
export const tronPayments = (egress: Egress, network: TronNetworkConfig): PaymentsOn => {
  const rpc = createTronRpc(egress, network)
  const wanted = ({ symbol, from, to, amountBaseUnits: amount }: WalletPayment): Wanted => {
    const token = network.tokens.find(candidate => candidate.symbol === symbol)
    if (!token) throw new Error(`Network ${network.networkId} has no token ${symbol}`)
    return { from, to, token: token.address, amount }
  }
  return {
    head: async () => {
      await rpc.check()
      return BigInt((await rpc.head('wallet')).number)
    },
    transactionFor: async input => {
      await rpc.check()
      const payment = wanted(input)
      const [head, { energyFee }] = await Promise.all([rpc.head('wallet'), feesOf(rpc, payment)])
      const { json } = buildTransaction({ ...payment, feeLimit: feeLimitOf(energyFee) }, head)
      const chain = findNetwork(network.networkId)?.caip2 ?? ''
      return { family: 'tron', chain, from: input.from, transaction: json }
    },
    readFee: async input => {
      await rpc.check()
      const payment = wanted(input)
      const [{ fee }, { trx }] = await Promise.all([feesOf(rpc, payment), rpc.account(payment.from)])
      return { fee, available: trx, reserve: 0n }
    },
    // In a block within seconds, or never: what a wallet signed all the same, `find` has by then.
    readSponsoredFee: async () => undefined,
    isAnyPending: async () => false,
    isSeen: async () => true,
    find: async (input, search) => {
      await rpc.check()
      return findTronPayment(rpc, wanted(input), search)
    },
  }
}

/** About what it costs: bytes and energy beyond what the account has for nothing, and what a new account costs its first payer. */
const feesOf = async (
  rpc: TronRpc,
  { from, to, token, amount }: Wanted,
): Promise<{ fee: bigint; energyFee: bigint }> => {
  const [prices, resources] = await Promise.all([rpc.prices(), rpc.resources(from)])
  const bytes = token === undefined ? coinBytes : tokenBytes
  const bandwidth = resources.bytes >= bytes ? 0n : BigInt(bytes) * prices.byte
  if (token === undefined) {
    const { isKnown } = await rpc.account(to)
    return { fee: isKnown ? bandwidth : prices.newAccount, energyFee: 0n }
  }
  const energy = (await rpc.energyFor({ token, from, data: transferData(to, amount) })) ?? tokenEnergy
  const burnt = BigInt(Math.max(0, energy - resources.energy)) * prices.energy
  return { fee: bandwidth + burnt, energyFee: BigInt(energy) * prices.energy }
}

interface Search {
  afterBlock: bigint
  hash?: string | undefined
  claimed: Claims
  /** When the transaction that was seen before expires. */
  nonce?: bigint | undefined
}

type Found = FoundPayment & { nonce: bigint }

/** A transaction of Tron has one contract call, which is the payment. */
const foundAs = ({ txId, expirationMs }: TronTransaction): Found => ({
  hash: txId,
  positions: ['call'],
  nonce: BigInt(expirationMs),
})

/**
 * The transaction that somebody named, if it is the payment; else the first on the chain that is. One that was seen before, and that no
 * final block can have any more, is expired.
 */
const findTronPayment = async (
  rpc: TronRpc,
  payment: Wanted,
  { afterBlock, hash = '', claimed, nonce }: Search,
): Promise<Found | 'expired' | undefined> => {
  const named = hash.toLowerCase()
  if (isTransactionId(named)) {
    const found = await readNamed(rpc, payment, { txId: named, afterBlock })
    if (found && isFree(claimed, found)) return found
  }
  // As of before the search: what came after is in a later look.
  const solid = nonce === undefined ? undefined : await rpc.head('walletsolidity')
  const found = await searchBlocks(rpc, payment, { from: Number(afterBlock), claimed })
  if (found || found === null) return found ?? undefined
  return solid !== undefined && nonce !== undefined && BigInt(solid.timestampMs) >= nonce ? 'expired' : undefined
}

const readNamed = async (
  rpc: TronRpc,
  payment: Wanted,
  { txId, afterBlock }: { txId: string; afterBlock: bigint },
): Promise<Found | undefined> => {
  const found = await rpc.transaction(txId)
  const waiting = found ? undefined : await rpc.pending(txId)
  if (waiting) return isPayment(waiting, payment) ? foundAs(waiting) : undefined
  if (!found || !isPayment(found, payment)) return undefined
  const receipt = await rpc.receipt('wallet', txId)
  return receipt && BigInt(receipt.blockNumber) > afterBlock ? foundAs(found) : undefined
}

/**
 * Nodes have no list of an account's transactions, but the time of the newest: where it is none after `from`, no block is read. Else
 * the blocks after `from`, which is when wallets mostly pay, and those at that time. Null where the node has not all of them.
 */
const searchBlocks = async (
  rpc: TronRpc,
  payment: Wanted,
  { from, claimed }: { from: number; claimed: Claims },
): Promise<Found | undefined | null> => {
  const [{ operatedAtMs }, start, head] = await Promise.all([
    rpc.account(payment.from),
    rpc.blockAt('wallet', from),
    rpc.head('wallet'),
  ])
  if (!start) return null
  if (operatedAtMs < start.timestampMs) return undefined
  // Producers leave blocks out: at a time there is no lower number than one for each three seconds.
  const near = Math.max(from, head.number - Math.ceil((head.timestampMs - operatedAtMs) / blockMs))
  const numbers = [...range(from + 1, blocksAfterAsking), ...range(near, blocksAround)]
  for (const number of new Set(numbers.filter(one => one > from && one <= head.number))) {
    const block = await rpc.blockAt('wallet', number)
    if (!block) return null
    const found = block.transactions.find(one => isPayment(one, payment) && isFree(claimed, foundAs(one)))
    if (found) return foundAs(found)
  }
  return undefined
}

const range = (first: number, length: number): number[] => Array.from({ length }, (_, at) => first + at)

/** Signed by the wallet, for exactly this. One that fails on the chain is followed as well, to its end. */
const isPayment = ({ action }: TronTransaction, { from, to, token, amount }: Wanted): boolean => {
  if (action.type === 'other' || action.owner !== tronHex(from)) return false
  return action.type === 'TransferContract'
    ? token === undefined && action.to === tronHex(to) && action.amount === amount
    : token !== undefined && action.contract === tronHex(token) && action.data === transferData(to, amount)
}
