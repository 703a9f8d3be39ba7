import type { CodeRequest } from '../connections/connector.ts'
import type { Connection } from '../connections/ports.ts'
import { type CodeAnswer, tryCredentials } from '../connections/tryCredentials.ts'
import type { Context } from '../kernel/context.ts'
import { invalidField } from '../kernel/apiError.ts'
import { connectInSession } from './connectInSession.ts'
import type { LinkSessionRecord } from './ports.ts'
import { requestedAccess } from './requestedAccess.ts'
import { offeredConnector } from './sessionSettings.ts'

interface Typed {
  integrationId: string
  fields: Readonly<Record<string, string>>
}

interface Saved {
  connection: Connection
  isReconnected: boolean
}

/**
 * Connects with an API key that the user typed: checks the format, then reads the key's permissions from the
 * institution.
 *
 * @throws ApiError `missingField`, `invalidField`, `credentialsRefused`, or what the institution answers.
 */
export const connectWithKey = async (ctx: Context, session: LinkSessionRecord, input: Typed): Promise<Saved> => {
  const outcome = await connect(ctx, session, input, 'apiKey')
  if ('request' in outcome) throw invalidField('integrationId', 'this integration does not support API keys')
  return outcome
}

/**
 * Connects with the user name and password that the user typed, and with a code if the institution requires one.
 *
 * @throws ApiError the errors of `connectWithKey`.
 */
export const connectWithPassword = (
  ctx: Context,
  session: LinkSessionRecord,
  input: Typed & CodeAnswer,
): Promise<Saved | { request: CodeRequest }> => connect(ctx, session, input, 'password')

const connect = async (
  ctx: Context,
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
  const { permissions } = requestedAccess(connector, session.request)
  // Permissions that were not requested are not missing.
  const missing = outcome.connected.granted.missing.filter(one => permissions.includes(one))
  const connected = { ...outcome.connected, granted: { ...outcome.connected.granted, missing } }
  return connectInSession(ctx, session, { type, connected })
}
