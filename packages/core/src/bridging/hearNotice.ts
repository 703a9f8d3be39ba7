import type { Context } from '../kernel/context.ts'
import { followJob } from './followJob.ts'
import type { BridgeProvider } from './ports.ts'

/**
 * A provider's message brings the next look at an address forward. Nothing else in it is believed. False: not from the
 * provider, or nothing it could have sent.
 */
export const hearNotice = async (
  ctx: Context,
  provider: BridgeProvider,
  message: { headers: Readonly<Record<string, string>>; rawBody: string },
): Promise<boolean> => {
  const nowMs = ctx.clock.nowMs()
  const notice = provider.readNotice?.({ ...message, nowMs })
  if (!notice) return false
  if (notice.address === undefined && notice.reference === undefined) return true
  const about = await ctx.store.bridgingAddresses.findByNotice(ctx.environment, provider.name, notice)
  for (const address of about) await ctx.store.jobs.enqueue(followJob(address, nowMs))
  return true
}
