import type { Context, PaymentRequestContext } from '../context.ts'
import { applyPayments } from './applyPayments.ts'
import { familyNetworks } from './familyNetworks.ts'
import { isStale } from './isStale.ts'
import type { UnreadDestination, WatchedRequest } from './ports.ts'
import { isUnread, readBlocks } from './readBlocks.ts'
import { newUnread, readUnread } from './readUnread.ts'

const second = 1_000
const busyMs = 5 * second
const idleMs = 60 * second
const unusedMs = 600 * second
/** Steps of one turn, so that a network that was out of reach for long does not keep a worker. */
const maxSteps = 10

/**
 * One turn of watching a network: reads the blocks since the last final one that was read, for all watched addresses
 * together, and brings each request up to date. Blocks that are not final are read again in the next turn, so that a
 * payment in a replaced block is dropped. A destination with too many transactions is read separately (`readUnread`).
 * Returns when the next turn is due, or undefined without a node.
 */
export const watchPayments = async (ctx: PaymentRequestContext, networkId: string): Promise<number | undefined> => {
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
  const turn = { networkId, head, final, nowMs, startedAtMs, watched }
  const known = await readUnread(ctx, cursor?.unread ?? [], turn)
  if (cursor) await paymentRequests.setCursor(environment, networkId, { ...cursor, unread: known })
  const later: UnreadDestination[] = []
  let block = watched.length === 0 ? final : (cursor?.block ?? final)
  for (let step = 0; step < maxSteps && block < head && watched.length > 0; step += 1) {
    const last = block + chainDeposits.blocksAtOnce(networkId)
    const to = last < head ? last : head
    const sinceMs = cursor?.scannedAtMs
    const unread = [...known, ...later]
    const found = await readBlocks(ctx, {
      ...turn,
      from: block + 1n,
      to,
      sinceMs,
      isLast: to === head,
      watched: watched.filter(one => !isUnread(one, unread)),
      others: watched.filter(one => isUnread(one, unread)),
    })
    later.push(...newUnread(found, { final, scannedAtMs: sinceMs ?? nowMs }))
    if (to > final) {
      block = final > block ? final : block
      break
    }
    block = to
    const read = { block, scannedAtMs: sinceMs ?? nowMs, unread: [...known, ...later] }
    await paymentRequests.setCursor(environment, networkId, read)
  }
  const unread = [...known, ...later]
  const isBehind = block < final
  const scannedAtMs = isBehind ? (cursor?.scannedAtMs ?? nowMs) : nowMs
  if (!isBehind) await endDue(ctx, { networkId, nowMs, unread, watched })
  await paymentRequests.setCursor(environment, networkId, { block, scannedAtMs, unread })
  if (isBehind) return 0
  if (watched.length === 0) return unusedMs
  return unread.length > 0 || watched.some(one => one.networkId === networkId) ? busyMs : idleMs
}

interface Due {
  networkId: string
  nowMs: number
  unread: readonly UnreadDestination[]
  watched: readonly WatchedRequest[]
}

/** Ends unpaid requests whose time has ended: the chain has been read up to now. */
const endDue = async (
  ctx: Pick<Context, 'environment' | 'clock' | 'ids' | 'store' | 'chains' | 'prices'>,
  { networkId, nowMs, unread, watched }: Due,
): Promise<void> => {
  const behind = new Set(watched.filter(one => isUnread(one, unread)).map(({ id }) => id))
  const due = await ctx.store.paymentRequests.listDue(ctx.environment, networkId, nowMs)
  for (const request of due)
    if (!behind.has(request.id)) await applyPayments(ctx, request, { payments: [], untilMs: nowMs })
}
