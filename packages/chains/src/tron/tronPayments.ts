import { findNetwork } from '@rialto/catalog'
import type { Claims, FoundPayment, WalletPayment } from '@rialto/core'
import type { Egress } from '@rialto/egress'

import { isFree } from '../isFree.ts'
import type { PaymentsOn } from '../paymentsOn.ts'
import { buildTransaction } from './buildTransaction.ts'
import { createTronRpc, type TronNetworkConfig, type TronRpc } from './createTronRpc.ts'
import { transferData, tronHex } from './tronAddress.ts'
import { isTransactionId, type TronTransaction } from './tronShapes.ts'

/** Size in bytes of a signed transfer including its result, for TRX and for a token. */
const coinBytes = 268
const tokenBytes = 345
/** Energy of a USDT transfer to a recipient without USDT, if the node cannot estimate it. */
const tokenEnergy = 130_285
/** Prices and the contract's energy use may rise before the user has signed. */
const feeLimitOf = (energyFee: bigint): bigint => energyFee * 2n
const blockMs = 3_000
/**
 * The number of blocks to search for a payment without a reported transaction: after the request to the wallet, and
 * around a given time.
 */
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
 * Payments from wallets on one Tron network. The transaction is built here, and the wallet signs it within a minute.
 * Node responses are validated against the request. Throws TronUnreadable.
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
      return { fee, available: trx, reserve: 0n, minimum: 0n }
    },
    // A transaction is in a block within seconds or expires, so `find` already has any that the wallet signed.
    readSponsoredFee: async () => undefined,
    isAnyPending: async () => false,
    isSeen: async () => true,
    find: async (input, search) => {
      await rpc.check()
      return findTronPayment(rpc, wanted(input), search)
    },
  }
}

/**
 * The estimated fee: bytes and energy beyond the account's free allowance, and the account creation fee if the
 * recipient is new.
 */
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
  /** Expiry of the previously seen transaction. */
  nonce?: bigint | undefined
}

type Found = FoundPayment & { nonce: bigint }

/** A Tron transaction has one contract call, which is the payment. */
const foundAs = ({ txId, expirationMs }: TronTransaction): Found => ({
  hash: txId,
  positions: ['call'],
  nonce: BigInt(expirationMs),
})

/**
 * The reported transaction if it is the payment, otherwise the first matching one on the chain. A previously seen
 * transaction that can no longer be in a final block is expired.
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
  // The head from before the search. A later search reads newer blocks.
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
 * Nodes do not list an account's transactions, only the time of the newest. If that is not after `from`, no block is
 * read. Otherwise this reads the blocks after `from`, when most wallets pay, and the blocks at that time. Null if the
 * node lacks some of them.
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
  // Producers skip blocks but never make them faster, so no lower number is possible at that time than one block per
  // three seconds gives.
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

/** Signed by the wallet, with exactly this content. A failed transaction is tracked too, until its failure is final. */
const isPayment = ({ action }: TronTransaction, { from, to, token, amount }: Wanted): boolean => {
  if (action.type === 'other' || action.owner !== tronHex(from)) return false
  return action.type === 'TransferContract'
    ? token === undefined && action.to === tronHex(to) && action.amount === amount
    : token !== undefined && action.contract === tronHex(token) && action.data === transferData(to, amount)
}
