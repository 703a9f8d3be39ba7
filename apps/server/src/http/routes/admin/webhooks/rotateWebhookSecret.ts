import { rotateWebhookSecret } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'
import { secondsOrNull } from '../seconds.ts'

export const rotateWebhookSecretHandler: AdminHandler<'rotateWebhookSecret'> = async (ctx, { scope, params, body }) => {
  const { secret, previousSecretUntilMs } = await rotateWebhookSecret(ctx, scope, params.id, body.overlapSeconds)
  return { secret, previousSecretUntilTimestamp: secondsOrNull(previousSecretUntilMs) }
}
