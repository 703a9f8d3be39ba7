import type { Connection } from '../connections/ports.ts'
import { saveConnection } from '../connections/saveConnection.ts'
import { tryKey } from '../connections/tryKey.ts'
import type { Context } from '../kernel/context.ts'
import { ApiError, invalidField } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import { decodeSensitive } from './decodeSensitive.ts'

export interface KeyAuthentication {
  userId: string
  /** Integration type. */
  type: string
  username?: string | undefined
  password?: string | undefined
  authToken?: string | undefined
  mfaCode?: string | undefined
  isSensitiveFieldsEncrypted?: boolean | undefined
}

/**
 * `POST /authenticate`: connects a user's account with credentials the client collected on pages of its own.
 *
 * @throws ApiError `integrationNotSupported`, `invalidField`, `missingField`, `credentialsRefused`, or what the institution
 * answers.
 */
export const authenticate = async (
  ctx: Context,
  scope: Scope,
  input: KeyAuthentication,
): Promise<{ connection: Connection; isReconnected: boolean }> => {
  const connector = ctx.connectors.find(input.type)
  if (!connector)
    throw new ApiError('integrationNotSupported', { message: 'type: this integration type is not available here.' })
  const { type } = connector.descriptor
  const { username, password, authToken } = input
  const fields = input.isSensitiveFieldsEncrypted ? decodeSensitive(input) : { username, password }
  const connected = await tryKey(connector, { ...fields, authToken })
  if (!connected) throw invalidField('type', `${type} authenticates by OAuth: use GET /api/v1/authenticate/${type}`)
  return saveConnection(ctx, scope, { userId: input.userId, type, connected })
}
