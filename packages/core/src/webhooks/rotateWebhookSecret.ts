import type { CommonContext } from '../context.ts'
import { webhookSecret } from '../access/checkOrigins.ts'
import { invalidField } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import { defaultOverlapSeconds, maxOverlapSeconds } from './endpointInput.ts'
import { readWebhookEndpoint } from './readWebhookEndpoint.ts'

/**
 * Issues a new secret, shown once. During the overlap the current one signs too, so that receivers can switch without
 * rejecting a delivery; 0 ends it at once. At most two secrets are live. @throws ApiError `notFound`, `invalidField`.
 */
export const rotateWebhookSecret = async (
  ctx: CommonContext,
  scope: Scope,
  id: string,
  overlapSeconds: number = defaultOverlapSeconds,
): Promise<{ secret: string; previousSecretUntilMs: number | undefined }> => {
  if (!Number.isInteger(overlapSeconds) || overlapSeconds < 0 || overlapSeconds > maxOverlapSeconds)
    throw invalidField('overlapSeconds', `must be a whole number from 0 to ${maxOverlapSeconds} (30 days)`)
  await readWebhookEndpoint(ctx, scope, id)
  const secret = webhookSecret(ctx.ids)
  const previousSecretUntilMs = overlapSeconds === 0 ? undefined : ctx.clock.nowMs() + overlapSeconds * 1_000
  await ctx.store.transaction(({ webhookEndpoints }) =>
    webhookEndpoints.replaceSecret(scope, id, secret, previousSecretUntilMs),
  )
  return { secret, previousSecretUntilMs }
}
