import { connectorOf, withFreshCredentials } from '../../connections/withCredentials.ts'
import { ApiError } from '../../kernel/apiError.ts'
import type { Context, TransferContext } from '../../context.ts'
import { sendBegun } from '../executeTransfer.ts'
import type { Transfer } from '../ports.ts'
import { followConversion } from './followConversion.ts'

const soonMs = 2_000
const laterMs = 60_000

/**
 * Continues a transfer whose conversion is pending, if the process that began it does not: reads the order, and sends
 * the approved withdrawal once the order is filled. Returns the delay until the next poll, or undefined once nothing
 * is being converted: the withdrawal has its own job.
 */
export const reconcileConversion = async (
  ctx: TransferContext & Pick<Context, 'chains'>,
  transfer: Transfer,
): Promise<number | undefined> => {
  const delayMs = ctx.clock.nowMs() - transfer.createdAtMs < 5 * 60_000 ? soonMs : laterMs
  const stored = await ctx.store.connections.findWithRemoved(transfer.scope, transfer.connectionId)
  if (!stored) return undefined
  const connection = await withFreshCredentials(ctx, connectorOf(ctx, stored), stored).catch((error: unknown) => {
    // The user has to sign in again before anything can be read.
    if (error instanceof ApiError) return undefined
    throw error
  })
  if (!connection) return laterMs
  const begun = await followConversion(ctx, connection, transfer)
  const { transfer: next } = await sendBegun(ctx, connection, begun, {})
  return next.phase === 'converting' ? delayMs : undefined
}
