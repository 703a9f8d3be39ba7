import { connectorOf, withFreshCredentials } from '../connections/withCredentials.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { Context } from '../kernel/context.ts'
import { sendBegun } from '../transfers/executeTransfer.ts'
import type { Transfer } from '../transfers/ports.ts'
import { followConversion } from './followConversion.ts'

const soonMs = 2_000
const laterMs = 60_000

/**
 * Takes a transfer on whose asset is being converted, where the process that began it does not: reads what became of the
 * order, and once it is done sends what the user approved. Answers in how many milliseconds to look again, or undefined once
 * nothing is converted any more: what was sent has a job of its own.
 */
export const reconcileConversion = async (ctx: Context, transfer: Transfer): Promise<number | undefined> => {
  const delayMs = ctx.clock.nowMs() - transfer.createdAtMs < 5 * 60_000 ? soonMs : laterMs
  const stored = await ctx.store.connections.findWithRemoved(transfer.scope, transfer.connectionId)
  if (!stored) return undefined
  const connection = await withFreshCredentials(ctx, connectorOf(ctx, stored), stored).catch((error: unknown) => {
    // The user has to sign in again first: until then nothing can be read.
    if (error instanceof ApiError) return undefined
    throw error
  })
  if (!connection) return laterMs
  const begun = await followConversion(ctx, connection, transfer)
  const { transfer: next } = await sendBegun(ctx, connection, begun, {})
  return next.phase === 'converting' ? delayMs : undefined
}
