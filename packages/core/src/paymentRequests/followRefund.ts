import { findToken, toBaseUnits } from '@rialto/catalog'
import { defined } from '@rialto/defined'

import type { ChainConfirmation } from '../chains/ports.ts'
import type { Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import { advanceRefund } from './advanceRefund.ts'
import { changeRefund } from './changeRefund.ts'
import type { Refund } from './ports.ts'

const second = 1_000
const longestMs = 60 * 60 * second
/** A transaction that no node has by then was not sent. The client may report another one until then. */
const givenUpAfterMs = 7 * 24 * 60 * 60 * second

/**
 * Reads whether the client's transaction pays the refund: the amount, to its address and tag, final. Only the chain
 * says that a refund succeeded. Returns when to read again.
 */
export const followRefund = async (ctx: Context, scope: Scope, id: string): Promise<number | undefined> => {
  const refund = await ctx.store.refunds.find(scope, id)
  const { hash, to } = refund ?? {}
  if (refund?.status !== 'pending' || hash === undefined || to === undefined) return undefined
  const { networkId, symbol, amount, createdAtMs } = refund
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
  if (!end) return Math.min(Math.max(5 * second, sinceMs / 8), longestMs)
  await changeRefund(ctx, scope, id, async (repositories, before, request) =>
    // Another transaction was reported meanwhile.
    before.hash === hash && before.status === 'pending'
      ? advanceRefund(ctx, repositories, { before, next: { ...before, ...end }, request })
      : before,
  )
  return undefined
}

type End = Pick<Refund, 'status' | 'failureMessage'>

const endOf = (seen: ChainConfirmation, sinceMs: number): End | undefined => {
  switch (seen.kind) {
    case 'confirmed':
      return { status: 'succeeded' }
    case 'reverted':
    case 'mismatched':
      return { status: 'failed', failureMessage: seen.message }
    case 'pending':
      return undefined
    case 'unknown':
      return sinceMs > givenUpAfterMs ? { status: 'failed', ...defined({ failureMessage: unseen }) } : undefined
  }
}

const unseen = 'No node has the reported transaction.'
