import { canonicalDestination, fromBaseUnits } from '@rialto/catalog'
import { defined } from '@rialto/defined'

import type { Context } from '../context.ts'
import { isListed } from '../screening/isListed.ts'
import { applyPayments } from './applyPayments.ts'
import { familyNetworks } from './familyNetworks.ts'
import { isStale } from './isStale.ts'
import type { ChainDeposit, IncomingPayment, WatchedRequest } from './ports.ts'

const second = 1_000
const busyMs = 5 * second
const idleMs = 60 * second
const unusedMs = 600 * second
/** Steps of one turn, so that a network that was out of reach for long does not keep a worker. */
const maxSteps = 10

/**
 * One turn of watching a network: reads the blocks since the last final one that was read, for all watched addresses
 * together, and brings each request up to date. Blocks that are not final are read again in the next turn, so that a
 * payment in a replaced block is dropped. Returns when the next turn is due, or undefined without a node.
 */
export const watchPayments = async (ctx: Context, networkId: string): Promise<number | undefined> => {
  const { chainDeposits, environment } = ctx
  const { paymentRequests } = ctx.store
  if (!chainDeposits.watches(networkId)) return undefined
  // Read before the head: transactions of later blocks were sent after this time.
  const startedAtMs = ctx.clock.nowMs()
  // The head is read before the addresses: a payment to an address that is issued later is in a later block.
  const { head, final, headAtMs } = await chainDeposits.heads(networkId)
  // A node that stands still shows no later payment: the chain was read up to the time of its newest block.
  const nowMs = isStale(networkId, { headAtMs, nowMs: startedAtMs }) ? (headAtMs ?? 0) : startedAtMs
  const watched = await paymentRequests.listWatched(environment, familyNetworks(ctx, networkId), startedAtMs)
  const cursor = await paymentRequests.cursor(environment, networkId)
  const byDestination = new Map(watched.map(one => [keyOf(networkId, one.address, one.addressTag), one]))
  let block = watched.length === 0 ? final : (cursor?.block ?? final)
  for (let step = 0; step < maxSteps && block < head && watched.length > 0; step += 1) {
    const last = block + chainDeposits.blocksAtOnce(networkId)
    const to = last < head ? last : head
    const sinceMs = cursor?.scannedAtMs
    await readBlocks(ctx, {
      networkId,
      from: block + 1n,
      to,
      final,
      sinceMs,
      isLast: to === head,
      nowMs,
      startedAtMs,
      byDestination,
    })
    if (to > final) {
      block = final > block ? final : block
      break
    }
    block = to
    await paymentRequests.setCursor(environment, networkId, { block, scannedAtMs: sinceMs ?? nowMs })
  }
  if (block < final) return 0
  await endDue(ctx, networkId, nowMs)
  await paymentRequests.setCursor(environment, networkId, { block, scannedAtMs: nowMs })
  if (watched.length === 0) return unusedMs
  return watched.some(one => one.networkId === networkId) ? busyMs : idleMs
}

const keyOf = (networkId: string, address: string, tag: string | undefined): string =>
  canonicalDestination(networkId, { address, ...defined({ tag }) })

interface Scan {
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
  byDestination: ReadonlyMap<string, WatchedRequest>
}

type Found = Pick<WatchedRequest, 'id' | 'scope'> & { payments: IncomingPayment[] }

/** Stores the payments of these blocks, request by request, and drops payments whose block was replaced. */
const readBlocks = async (ctx: Context, scan: Scan): Promise<void> => {
  const { networkId, from, to, byDestination, sinceMs, isLast, nowMs } = scan
  const destinations = [...byDestination.values()].map(({ address, addressTag: tag }) => ({
    address,
    ...defined({ tag }),
  }))
  const deposits = await ctx.chainDeposits.scan(networkId, { destinations, from, to })
  const found = new Map<string, Found>()
  for (const deposit of deposits) {
    const request = byDestination.get(keyOf(networkId, deposit.to, deposit.tag))
    if (!request || deposit.amountBaseUnits <= 0n) continue
    const of = found.get(request.id) ?? { ...request, payments: [] }
    of.payments.push(await paymentOf(ctx, request, deposit, scan))
    found.set(request.id, of)
  }
  const unsettled = await ctx.store.paymentRequests.listUnsettled(ctx.environment, networkId, { from, to })
  for (const one of unsettled) if (!found.has(one.id)) found.set(one.id, { ...one, payments: [] })
  // The time of an older block is not known: the turn before is as late as it can have been.
  const untilMs = isLast ? nowMs : (sinceMs ?? 0)
  for (const { payments, ...request } of found.values())
    await applyPayments(ctx, request, { payments, read: { networkId, from, to }, sinceMs, untilMs })
}

const paymentOf = async (
  ctx: Context,
  request: WatchedRequest,
  deposit: ChainDeposit,
  { networkId, final, startedAtMs: nowMs }: Scan,
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

/** Ends unpaid requests whose time has ended: the chain has been read up to now. */
const endDue = async (ctx: Context, networkId: string, nowMs: number): Promise<void> => {
  const due = await ctx.store.paymentRequests.listDue(ctx.environment, networkId, nowMs)
  for (const request of due) await applyPayments(ctx, request, { payments: [], untilMs: nowMs })
}
