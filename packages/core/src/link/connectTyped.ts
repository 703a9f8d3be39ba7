import type { CodeRequest } from '../connections/connector.ts'
import { type CodeAnswer, tryCredentials } from '../connections/tryCredentials.ts'
import { invalidField } from '../kernel/apiError.ts'
import type { Context } from '../context.ts'
import { connectInSession } from './connectInSession.ts'
import type { LinkSessionRecord } from './ports.ts'
import { requestedAccess } from './requestedAccess.ts'
import { grantedOf } from './grantedOf.ts'
import { offeredConnector } from './sessionSettings.ts'
import type { Connection } from '../connections/ports.ts'

export const connectTyped = async (
  ctx: Pick<Context, 'clock' | 'ids' | 'store' | 'connectors'>,
  session: LinkSessionRecord,
  { integrationId, fields, mfaType, mfaCode }: Typed & CodeAnswer,
  kind: 'apiKey' | 'password',
): Promise<Saved | { request: CodeRequest }> => {
  const connector = await offeredConnector(ctx, session, integrationId)
  if (!connector) throw invalidField('integrationId', 'this session does not offer this integration')
  const { type, scheme } = connector.descriptor
  const isKind = scheme.kind === kind
  const outcome = isKind ? await tryCredentials(connector, fields, { path: 'fields.', mfaType, mfaCode }) : undefined
  if (!outcome)
    throw invalidField(
      'integrationId',
      `this integration does not support ${kind === 'apiKey' ? 'API keys' : 'passwords'}`,
    )
  if (outcome.kind === 'codeRequired') return { request: outcome.request }
  if (scheme.kind !== 'apiKey') return connectInSession(ctx, session, { type, connected: outcome.connected })
  const granted = grantedOf(scheme, requestedAccess(connector, session.request), outcome.connected.granted)
  const connected = { ...outcome.connected, granted }
  return connectInSession(ctx, session, { type, connected })
}

export interface Typed {
  integrationId: string
  fields: Readonly<Record<string, string>>
}

export interface Saved {
  connection: Connection
  isReconnected: boolean
}
