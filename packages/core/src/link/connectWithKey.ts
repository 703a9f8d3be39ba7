import type { Connection } from '../connections/ports.ts'
import { saveConnection } from '../connections/saveConnection.ts'
import { tryKey } from '../connections/tryKey.ts'
import type { Context } from '../kernel/context.ts'
import { invalidField } from '../kernel/apiError.ts'
import type { LinkSessionRecord } from './ports.ts'
import { offeredConnector } from './sessionBranding.ts'

/**
 * Connects with an API key the user typed: shape first, then the institution is asked what the key may do.
 *
 * @throws ApiError `missingField`, `invalidField`, `credentialsRefused`, or what the institution answers.
 */
export const connectWithKey = async (
  ctx: Context,
  session: LinkSessionRecord,
  input: { integrationId: string; fields: Readonly<Record<string, string>> },
): Promise<{ connection: Connection; isReconnected: boolean }> => {
  const connector = await offeredConnector(ctx, session, input.integrationId)
  if (!connector) throw invalidField('integrationId', 'this session does not offer this integration')
  const connected = await tryKey(connector, input.fields, 'fields.')
  if (!connected) throw invalidField('integrationId', 'this integration does not support API keys')
  const saved = await saveConnection(ctx, session.scope, {
    userId: session.request.userId,
    type: connector.descriptor.type,
    connected,
  })
  await ctx.store.link.addConnection(session.id, saved.connection.id)
  return saved
}
