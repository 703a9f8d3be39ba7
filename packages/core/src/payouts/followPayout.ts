import { connectorOf, readWithCredentials } from '../connections/withCredentials.ts'
import type { ConnectionContext, Context, ReconcileContext } from '../context.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import { changeAfter, nextReadMs, readReported } from '../transfers/readReported.ts'
import { changePayout } from './changePayout.ts'
import { emitPayout } from './payoutEvent.ts'
import type { Payout } from './ports.ts'

const second = 1_000
const hour = 60 * 60 * second
const day = 24 * hour
/** How long the institution's history is read for the deposit after the chain has shown it. */
const creditedWithinMs = day

/**
 * Reads whether the client's transaction pays the payout. Only the chain says that it succeeded; then the institution's
 * history is read for the deposit. A transaction that does not pay it leaves it open, and is reported once. Returns when
 * to read again.
 */
export const followPayout = async (ctx: ReconcileContext, scope: Scope, id: string): Promise<number | undefined> => {
  const payout = await ctx.store.payouts.find(scope, id)
  if (payout?.status === 'succeeded') return followCredit(ctx, payout)
  const { hash } = payout ?? {}
  if (payout?.status !== 'pending' || hash === undefined) return undefined
  const outcome = await readReported(ctx, { ...payout, hash })
  const saved = await changePayout(ctx, scope, id, async (repositories, before) => {
    // Another transaction was reported meanwhile.
    if (before.hash !== hash || before.status !== 'pending') return before
    const change = changeAfter(before, outcome)
    if (!change) return before
    const isReported = change.status !== undefined || change.failureMessage !== undefined
    const { failureMessage: _, arrived: __, ...plain } = before
    const next: Payout = {
      ...plain,
      ...change,
      sequence: before.sequence + (isReported ? 1 : 0),
      ...(change.status === undefined ? {} : { finishedAtMs: ctx.clock.nowMs() }),
    }
    if (isReported) await emitPayout(ctx, repositories, next, eventOf[next.status] ?? 'payout.mismatched')
    return next
  })
  if (saved.status === 'pending') return nextReadMs(ctx.clock.nowMs() - saved.createdAtMs)
  return saved.status === 'succeeded' ? followCredit(ctx, saved) : undefined
}

const eventOf: Partial<Record<Payout['status'], 'payout.succeeded' | 'payout.failed'>> = {
  succeeded: 'payout.succeeded',
  failed: 'payout.failed',
}

const delayOf = (sinceMs: number): number => Math.min(Math.max(5 * second, sinceMs / 8), hour)

/** Notes that the user's account shows the deposit. An account that shows none, or is gone, changes nothing. */
const followCredit = async (
  ctx: ConnectionContext & Pick<Context, 'environment'>,
  payout: Payout,
): Promise<number | undefined> => {
  const { scope, id, connectionId, hash, symbol, creditedAtMs, finishedAtMs = 0 } = payout
  const sinceMs = ctx.clock.nowMs() - finishedAtMs
  const connection = await ctx.store.connections.find(scope, connectionId)
  if (creditedAtMs !== undefined || !connection || hash === undefined || sinceMs > creditedWithinMs) return undefined
  const read = () =>
    readWithCredentials(ctx, connection, async ({ history }, credentials) =>
      history?.find(credentials, { hash, symbol }),
    )
  if (!connectorOf(ctx, connection).history) return undefined
  const found = await read().catch((error: unknown) => {
    if (error instanceof ApiError) return undefined
    throw error
  })
  if (found?.type !== 'deposit' || found.status !== 'succeeded') return delayOf(Math.max(sinceMs, 40 * second))
  await changePayout(ctx, scope, id, async (repositories, before) => {
    if (before.creditedAtMs !== undefined) return before
    const next = { ...before, creditedAtMs: ctx.clock.nowMs(), sequence: before.sequence + 1 }
    await emitPayout(ctx, repositories, next, 'payout.credited')
    return next
  })
  return undefined
}
