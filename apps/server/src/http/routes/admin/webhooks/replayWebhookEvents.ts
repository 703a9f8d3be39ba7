import { replayWebhookEvents } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'
import { deliveryFilter } from './deliveryFilter.ts'

export const replayWebhookEventsHandler: AdminHandler<'replayWebhookEvents'> = (ctx, { scope, body }) =>
  replayWebhookEvents(ctx, scope, deliveryFilter(body))
