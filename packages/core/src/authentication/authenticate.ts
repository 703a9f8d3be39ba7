import type { AuthScheme, CodeRequest, SecondFactor } from '../connections/connector.ts'
import type { Connection } from '../connections/ports.ts'
import { saveConnection } from '../connections/saveConnection.ts'
import { tryCredentials } from '../connections/tryCredentials.ts'
import type { Context } from '../context.ts'
import { ApiError, invalidField } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import { decodeSensitive } from './decodeSensitive.ts'
import { mfaSchemeNames } from './secondFactorNames.ts'

export interface KeyAuthentication {
  userId: string
  /** Integration type. */
  type: string
  username?: string | undefined
  password?: string | undefined
  authToken?: string | undefined
  mfaCode?: string | undefined
  /** Public name, in any letter case. */
  mfaType?: string | undefined
  isSensitiveFieldsEncrypted?: boolean | undefined
}

type Authentication =
  | { status: 'succeeded'; connection: Connection; isReconnected: boolean }
  | { status: 'mfaRequired'; request: CodeRequest }

/**
 * `POST /authenticate`: connects a user's account with credentials that the client collected on its own pages. If the
 * institution requires a code, the account is not connected yet: repeat the call with `mfaCode`.
 *
 * @throws ApiError `integrationNotSupported`, `invalidField`, `missingField`, `credentialsRefused`, or what the institution
 * answers.
 */
export const authenticate = async (
  ctx: Pick<Context, 'clock' | 'ids' | 'store' | 'connectors'>,
  scope: Scope,
  input: KeyAuthentication,
): Promise<Authentication> => {
  const connector = ctx.connectors.find(input.type)
  if (!connector)
    throw new ApiError('integrationNotSupported', { message: 'type: this integration type is not available here.' })
  const { type, scheme } = connector.descriptor
  const { username, password, authToken, mfaCode } = input
  const fields = input.isSensitiveFieldsEncrypted ? decodeSensitive(input) : { username, password, mfaCode }
  // Some clients send every field, with empty text for absent ones.
  const answer = { mfaType: mfaTypeOf(scheme, input.mfaType), mfaCode: fields.mfaCode?.trim() || undefined }
  const outcome = await tryCredentials(connector, { ...fields, authToken }, answer)
  if (scheme.kind === 'wallet') throw invalidField('type', 'self-custody wallets are connected in Link only')
  if (!outcome) throw invalidField('type', `${type} authenticates by OAuth: use GET /api/v1/authenticate/${type}`)
  if (outcome.kind === 'codeRequired') return { status: 'mfaRequired', request: outcome.request }
  const { connected } = outcome
  return {
    status: 'succeeded',
    ...(await saveConnection(ctx, scope, { userId: input.userId, type, connected, isClientMade: true })),
  }
}

/** Integrations without `mfaSchemes` ask for no code, so the field is ignored. */
const mfaTypeOf = (scheme: AuthScheme, name: string | undefined): SecondFactor | undefined => {
  if (scheme.kind !== 'password' || !name) return undefined
  const found = scheme.mfaTypes.find(type => mfaSchemeNames[type].toLowerCase() === name.trim().toLowerCase())
  if (found) return found
  throw invalidField('mfaType', `must be one of ${scheme.mfaTypes.map(type => mfaSchemeNames[type]).join(', ')}`)
}
