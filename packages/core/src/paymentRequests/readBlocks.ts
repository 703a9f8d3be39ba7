import { canonicalDestination, fromBaseUnits, type TaggedAddress } from '@rialto/catalog'
import { defined } from '@rialto/defined'

import type { Context, PaymentRequestContext } from '../context.ts'
import { isListed } from '../screening/isListed.ts'
import { applyPayments } from './applyPayments.ts'
import type { ChainDeposit, ChainScan, IncomingPayment, WatchedRequest } from './ports.ts'

export interface BlockScan {
  networkId: string
  from: bigint
  to: bigint
  final: bigint
  /** Time of the turn before. */
  sinceMs: number | undefined
  /** The range ends at the head. */
  isLast: boolean
  /** The time up to which the chain is read. */
  nowMs: number
  startedAtMs: number
  /** The requests whose payments are read. */
  watched: readonly WatchedRequest[]
  /** Watched requests that this scan does not read. */
  others: readonly WatchedRequest[]
}

type Found = Pick<WatchedRequest, 'id' | 'scope'> & { payments: IncomingPayment[] }

/**
 * Stores the payments of these blocks, request by request, and drops payments whose block was replaced. Returns the
 * destinations for which the range was not read to its end. None of their payments are dropped.
 */
export const readBlocks = async (ctx: PaymentRequestContext, scan: BlockScan): Promise<ChainScan['unread']> => {
  const { networkId, from, to, watched, others, sinceMs, isLast, nowMs } = scan
  const input = { destinations: watched.map(destinationOf), others: others.map(destinationOf), from, to }
  const { deposits, unread } = await ctx.chainDeposits.scan(networkId, input)
  const found = await paymentsByRequest(ctx, deposits, scan)
  const skipped = new Set([...others, ...watched.filter(one => isUnread(one, unread))].map(({ id }) => id))
  const unsettled = await ctx.store.paymentRequests.listUnsettled(ctx.environment, networkId, { from, to })
  for (const one of unsettled)
    if (!found.has(one.id) && !skipped.has(one.id)) found.set(one.id, { ...one, payments: [] })
  // The time of an older block is not known: the turn before is as late as it can have been.
  const untilMs = isLast ? nowMs : (sinceMs ?? 0)
  for (const { payments, ...request } of found.values())
    await applyPayments(
      ctx,
      request,
      skipped.has(request.id)
        ? { payments, sinceMs, untilMs: 0 }
        : { payments, read: { networkId, from, to }, sinceMs, untilMs },
    )
  return unread
}

/** Whether the destination of the request is one of these. */
export const isUnread = (
  { address, addressTag }: Pick<WatchedRequest, 'address' | 'addressTag'>,
  unread: readonly TaggedAddress[],
): boolean => unread.some(one => one.address === address && (one.tag === undefined || one.tag === addressTag))

const destinationOf = ({ address, addressTag: tag }: WatchedRequest): TaggedAddress => ({
  address,
  ...defined({ tag }),
})

const keyOf = (networkId: string, address: string, tag: string | undefined): string =>
  canonicalDestination(networkId, { address, ...defined({ tag }) })

const paymentsByRequest = async (
  ctx: Pick<Context, 'ids' | 'store'>,
  deposits: readonly ChainDeposit[],
  scan: BlockScan,
): Promise<Map<string, Found>> => {
  const { networkId } = scan
  const requests = new Map(scan.watched.map(one => [keyOf(networkId, one.address, one.addressTag), one]))
  const found = new Map<string, Found>()
  for (const deposit of deposits) {
    const request = requests.get(keyOf(networkId, deposit.to, deposit.tag))
    if (!request || deposit.amountBaseUnits <= 0n) continue
    const of = found.get(request.id) ?? { ...request, payments: [] }
    of.payments.push(await paymentOf(ctx, request, deposit, scan))
    found.set(request.id, of)
  }
  return found
}

const paymentOf = async (
  ctx: Pick<Context, 'ids' | 'store'>,
  request: WatchedRequest,
  deposit: ChainDeposit,
  { networkId, final, startedAtMs: nowMs }: BlockScan,
): Promise<IncomingPayment> => {
  const { hash, position, block, from, symbol, amountBaseUnits, decimals } = deposit
  const isFinal = block <= final
  return {
    id: ctx.ids.uuid(),
    requestId: request.id,
    networkId,
    hash,
    position,
    block,
    symbol,
    amount: fromBaseUnits(amountBaseUnits, decimals),
    state: isFinal ? 'final' : 'detected',
    isOnTime: true,
    isSanctioned: from !== undefined && (await isListed(ctx, request.scope, from)),
    seenAtMs: nowMs,
    ...defined({ fromAddress: from, finalAtMs: isFinal ? nowMs : undefined }),
  }
}
