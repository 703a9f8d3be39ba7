import {
  add,
  canonicalAddress,
  compare,
  findNetwork,
  findToken,
  fromBaseUnits,
  toBaseUnits,
  walletIntegrationType,
} from '@rialto/catalog'

import type { ChainConfirmation } from '../chains/ports.ts'
import type { Context } from '../context.ts'
import { countedTransactions } from '../transfers/countedTransactions.ts'
import type { AnyTransfer, Transfer } from '../transfers/ports.ts'
import { expectedOf, lineOf } from './lineOf.ts'
import type { BookDifference, SideState } from './ports.ts'

export interface ChainSide {
  state: SideState
  differences: readonly BookDifference[]
}

const side = 'chain'
const of = (state: SideState): ChainSide => ({ state, differences: [] })
const differs = (...differences: BookDifference[]): ChainSide => ({ state: 'differs', differences })

/** One key for both spellings of a hexadecimal hash. */
const hashKey = (hash: string): string => hash.toLowerCase().replace(/^0x/, '')

/** Transfers by the transaction that they name. */
export type SharedTransactions = ReadonlyMap<string, readonly Transfer[]>

export const groupByHash = (transfers: readonly Transfer[]): SharedTransactions => {
  const groups = new Map<string, Transfer[]>()
  for (const transfer of transfers) {
    const key = hashKey(transfer.hash ?? '')
    const group = groups.get(key)
    if (group) group.push(transfer)
    else groups.set(key, [transfer])
  }
  return groups
}

/** Sum of the amounts of all transfers with this transaction and address. */
const togetherAt = (transfer: AnyTransfer & { hash: string }, arrives: string, sharing: SharedTransactions): string => {
  const { id, networkId, symbol, toAddress, hash } = transfer
  const others = (sharing.get(hashKey(hash)) ?? []).filter(
    other =>
      other.id !== id &&
      other.networkId === networkId &&
      other.symbol === symbol &&
      canonicalAddress(networkId, other.toAddress) === canonicalAddress(networkId, toAddress),
  )
  return others.reduce((sum, other) => add(sum, expectedOf(lineOf(other)).arrives), arrives)
}

const feeDifference = (transfer: AnyTransfer, { fee }: Extract<ChainConfirmation, { kind: 'confirmed' }>) => {
  if (!('networkFeeCharged' in transfer) || transfer.type !== walletIntegrationType || !fee) return []
  const { networkFeeCharged: expected, networkId } = transfer
  const coin = findToken(networkId, findNetwork(networkId)?.nativeSymbol ?? '')
  if (expected === undefined || !coin || compare(expected, '0') === 0) return []
  const seen = fromBaseUnits(fee.baseUnits, coin.decimals)
  return compare(seen, expected) === 0 ? [] : [{ side, about: 'fee', expected, seen } as const]
}

/** A contract may pay the network's own coin without a record; its block shows only that no less came. */
const showsMore = ({ networkId, symbol }: AnyTransfer): boolean => {
  const network = findNetwork(networkId)
  return network?.networkType !== 'evm' || network.nativeSymbol !== symbol
}

/** One transaction and what it has to show at the address. */
interface Expected {
  hash: string
  amount: string
}

/** Of an order that is paid by address: every payment that counts, with its excess. */
const transactionsOf = async (
  ctx: Pick<Context, 'store'>,
  { transfer, arrives }: { transfer: AnyTransfer; arrives: string },
  sharing: SharedTransactions,
): Promise<readonly Expected[]> => {
  const isRequest = 'paymentRequestId' in transfer && transfer.paymentRequestId !== undefined
  const counted = isRequest ? await countedTransactions(ctx, transfer) : []
  if (counted.length > 0) return counted
  const { hash } = transfer
  return hash === undefined ? [] : [{ hash, amount: togetherAt({ ...transfer, hash }, arrives, sharing) }]
}

const compareTransaction = async (
  ctx: Pick<Context, 'chains'>,
  transfer: AnyTransfer,
  { hash, amount: expected }: Expected,
): Promise<ChainSide> => {
  const { networkId, symbol, toAddress, createdAtMs } = transfer
  const decimals = findToken(networkId, symbol)?.decimals ?? 0
  const baseUnits = toBaseUnits(expected, decimals)
  const toTag = 'addressTag' in transfer ? transfer.addressTag : undefined
  const read = (amountBaseUnits: bigint) =>
    ctx.chains.confirm({ networkId, hash, symbol, toAddress, toTag, amountBaseUnits, sinceMs: createdAtMs })
  const seen = await read(baseUnits)
  if (seen.kind === 'pending') return of('unread')
  if (seen.kind === 'unknown') return differs({ side, about: 'record', expected: hash })
  if (seen.kind === 'reverted') return differs({ side, about: 'status', expected: 'succeeded', seen: 'reverted' })
  if (seen.kind === 'mismatched')
    return differs({ side, about: 'amount', expected, seen: fromBaseUnits(seen.arrivedBaseUnits, decimals) })
  const fees = feeDifference(transfer, seen)
  const isMore = showsMore(transfer) && (await read(baseUnits + 1n)).kind === 'confirmed'
  const more = isMore ? [{ side, about: 'amount', expected, seen: `more than ${expected}` } as const] : []
  if (fees.length + more.length > 0) return differs(...fees, ...more)
  return of(showsMore(transfer) ? 'agreed' : 'atLeast')
}

const worstFirst: readonly SideState[] = ['differs', 'unread', 'atLeast']

/** The chain's records beside our row: that the amount arrived, and not one unit more. */
export const compareChain = async (
  ctx: Pick<Context, 'chains' | 'store'>,
  row: { transfer: AnyTransfer; arrives: string },
  sharing: SharedTransactions,
): Promise<ChainSide> => {
  const { transfer } = row
  const { networkId, symbol } = transfer
  if (!findToken(networkId, symbol) || !ctx.chains.watches(networkId)) return of('notOffered')
  try {
    const expected = await transactionsOf(ctx, row, sharing)
    if (expected.length === 0) return of('offChain')
    const sides = await Promise.all(expected.map(each => compareTransaction(ctx, transfer, each)))
    return {
      state: worstFirst.find(worst => sides.some(({ state }) => state === worst)) ?? 'agreed',
      differences: sides.flatMap(({ differences }) => differences),
    }
  } catch {
    // A node that cannot be read now shows nothing.
    return of('unread')
  }
}
