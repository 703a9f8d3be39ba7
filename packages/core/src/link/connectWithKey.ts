import { ConnectorError } from '../connections/connectorError.ts'
import { faultFromConnector } from '../connections/faultFromConnector.ts'
import type { Connection } from '../connections/ports.ts'
import { saveConnection } from '../connections/saveConnection.ts'
import type { Context } from '../kernel/context.ts'
import { Fault, invalidField, missingField } from '../kernel/fault.ts'
import type { LinkSessionRecord } from './ports.ts'
import { offeredConnector } from './sessionBranding.ts'

/**
 * Connects with an API key the user typed: shape first, then the institution is asked what the key may do.
 *
 * @throws Fault `missingField`, `invalidField`, `credentialsRefused`, or what the institution answers.
 */
export const connectWithKey = async (
  ctx: Context,
  session: LinkSessionRecord,
  input: { integrationId: string; fields: Readonly<Record<string, string>> },
): Promise<{ connection: Connection; isReconnected: boolean }> => {
  const connector = await offeredConnector(ctx, session, input.integrationId)
  if (connector?.descriptor.scheme.kind !== 'apiKey' || !connector.auth.connectWithKey)
    throw invalidField('integrationId', 'this integration does not connect with a key')
  const fields = Object.fromEntries(
    connector.descriptor.scheme.fields.map(({ name, label, pattern }) => {
      const value = input.fields[name]?.trim()
      if (!value) throw missingField(`fields.${name}`)
      if (!new RegExp(pattern, 'u').test(value))
        throw invalidField(`fields.${name}`, `this does not look like a ${label}`)
      return [name, value]
    }),
  )
  const connected = await connector.auth.connectWithKey(fields).catch((error: unknown) => {
    if (error instanceof ConnectorError && error.kind === 'credentialsInvalid')
      throw new Fault('credentialsRefused', { cause: error })
    throw faultFromConnector(error)
  })
  const saved = await saveConnection(ctx, session.scope, {
    userId: session.request.userId,
    type: connector.descriptor.type,
    connected,
  })
  await ctx.store.link.addConnection(session.id, saved.connection.id)
  return saved
}
