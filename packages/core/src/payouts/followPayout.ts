import { findToken, toBaseUnits } from '@rialto/catalog'
import { defined } from '@rialto/defined'

import type { ChainConfirmation } from '../chains/ports.ts'
import { connectorOf, readWithCredentials } from '../connections/withCredentials.ts'
import type { Context } from '../context.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import { changePayout } from './changePayout.ts'
import { emitPayout } from './payoutEvent.ts'
import type { Payout } from './ports.ts'

const second = 1_000
const hour = 60 * 60 * second
const day = 24 * hour
/** A transaction that no node has by then was not sent. The client may report another one until then. */
const givenUpAfterMs = 7 * day
/** How long the institution's history is read for the deposit after the chain has shown it. */
const creditedWithinMs = day

/**
 * Reads whether the client's transaction pays the payout: the amount, to its address and tag, final. Only the chain
 * says that it succeeded; then the institution's history is read for the deposit. Returns when to read again.
 */
export const followPayout = async (ctx: Context, scope: Scope, id: string): Promise<number | undefined> => {
  const payout = await ctx.store.payouts.find(scope, id)
  if (payout?.status === 'succeeded') return followCredit(ctx, payout)
  if (payout?.status !== 'pending' || payout.hash === undefined) return undefined
  const { networkId, symbol, amount, createdAtMs, to, hash } = payout
  const { decimals = 18 } = findToken(networkId, symbol) ?? {}
  const seen = await ctx.chains.confirm({
    networkId,
    hash,
    symbol,
    toAddress: to.address,
    toTag: to.tag,
    amountBaseUnits: toBaseUnits(amount, decimals),
    sinceMs: createdAtMs,
  })
  const sinceMs = ctx.clock.nowMs() - createdAtMs
  const end = endOf(seen, sinceMs)
  if (!end) return delayOf(sinceMs)
  const saved = await changePayout(ctx, scope, id, async (repositories, before) => {
    // Another transaction was reported meanwhile.
    if (before.hash !== hash || before.status !== 'pending') return before
    const next = { ...before, ...end, sequence: before.sequence + 1, finishedAtMs: ctx.clock.nowMs() }
    await emitPayout(ctx, repositories, next, end.status === 'succeeded' ? 'payout.succeeded' : 'payout.failed')
    return next
  })
  if (saved.status === 'pending') return 0
  return saved.status === 'succeeded' ? followCredit(ctx, saved) : undefined
}

const delayOf = (sinceMs: number): number => Math.min(Math.max(5 * second, sinceMs / 8), hour)

type End = Pick<Payout, 'failureMessage'> & { status: 'succeeded' | 'failed' }

const endOf = (seen: ChainConfirmation, sinceMs: number): End | undefined => {
  switch (seen.kind) {
    case 'confirmed':
      return { status: 'succeeded' }
    case 'reverted':
    case 'mismatched':
      return { status: 'failed', ...defined({ failureMessage: seen.message }) }
    case 'pending':
      return undefined
    case 'unknown':
      return sinceMs > givenUpAfterMs
        ? { status: 'failed', failureMessage: 'No node has the reported transaction.' }
        : undefined
  }
}

/** Notes that the user's account shows the deposit. An account that shows none, or is gone, changes nothing. */
const followCredit = async (ctx: Context, payout: Payout): Promise<number | undefined> => {
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
