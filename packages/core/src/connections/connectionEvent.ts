import { findIntegrationType } from '@rialto/catalog'
import type { ConnectionWebhook } from '@rialto/contract'

import type { Context } from '../context.ts'
import type { Repositories } from '../store.ts'
import { emitEvent } from '../webhooks/emitEvent.ts'
import type { Connection } from './ports.ts'

/** The event of a connection's change, for the caller's transaction, which has locked the connection. */
export const emitConnectionEvent = async (
  ctx: Pick<Context, 'clock' | 'ids'>,
  repositories: Repositories,
  { scope, id, userId, type, payLink }: Connection,
  eventType: ConnectionWebhook['EventType'],
): Promise<void> => {
  // The account of a pay link's payer does not belong to the client.
  if (payLink) return
  await emitEvent(ctx, repositories, {
    scope,
    type: eventType,
    subject: { subjectId: id },
    sequence: await repositories.webhooks.nextSequence(scope, id),
    details: {
      UserId: userId,
      AccountId: id,
      IntegrationType: type,
      IntegrationName: findIntegrationType(type)?.name ?? type,
    },
  })
}
