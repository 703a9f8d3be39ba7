import type { Context } from '../context.ts'
import type { BridgeProvider } from './ports.ts'
import { reconcileJob } from './requireBridging.ts'

/**
 * A provider's message brings the next look at an address forward. Nothing else in it is believed. False: not from the
 * provider, or nothing it could have sent.
 */
export const handleProviderWebhook = async (
  ctx: Pick<Context, 'environment' | 'clock' | 'store'>,
  provider: BridgeProvider,
  message: { headers: Readonly<Record<string, string>>; rawBody: string },
): Promise<boolean> => {
  const nowMs = ctx.clock.nowMs()
  const webhook = provider.parseProviderWebhook?.({ ...message, nowMs })
  if (!webhook) return false
  if (webhook.address === undefined && webhook.reference === undefined) return true
  const about = await ctx.store.bridgingAddresses.findByProviderWebhook(ctx.environment, provider.name, webhook)
  for (const address of about) await ctx.store.jobs.enqueue(reconcileJob(address, nowMs))
  return true
}
