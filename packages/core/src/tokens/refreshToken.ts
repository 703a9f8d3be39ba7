import { defined } from '@rialto/defined'

import { ApiError, missingField } from '../kernel/apiError.ts'
import type { ConnectionContext, Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import { codeProblemTexts } from '../authentication/secondFactorNames.ts'
import type { Connector } from '../connections/connector.ts'
import type { RefreshRule } from '../connections/credentials.ts'
import { findByToken } from '../connections/resolveConnection.ts'
import { type ClientTokens, issueTokens, rotateTokens } from '../connections/issueTokens.ts'
import type { Connection } from '../connections/ports.ts'
import { awaitsCode, refreshCredentials, refreshRuleOf } from '../connections/withCredentials.ts'

const refused = () =>
  new ApiError('badRequest', {
    message: 'Unauthorized token',
    displayMessage: 'Could not refresh the authentication token. The provided data is not correct',
  })

export interface RefreshInput {
  refreshToken: string
  type: string
  /** The connection's access token, expired or not. Required by some refresh rules (`RefreshRule`). */
  accessToken?: string | undefined
  /** The code that the institution requested from the user. */
  mfaCode?: string | undefined
  /** Replaces the refresh token as well. */
  createNewRefreshToken?: boolean | undefined
}

interface RefreshResult extends ClientTokens {
  /** `mfaRequired`: not renewed; the next request brings the code. */
  status: 'succeeded' | 'mfaRequired'
  errorMessage?: string
}

/**
 * `POST /token/refresh`: requests a new authorization from the institution if it issues one, and returns a new access
 * token. `refreshToken` is the connection's refresh token, or its access token, expired or not.
 *
 * @throws ApiError `badRequest` with the published text if the tokens are unknown to this client or belong to
 * different connections; `missingField` if the refresh rule also needs the access token.
 */
export const refreshToken = async (
  ctx: ConnectionContext,
  scope: Scope,
  input: RefreshInput,
): Promise<RefreshResult> => {
  const connector = ctx.connectors.find(input.type)
  if (!connector)
    throw new ApiError('integrationNotSupported', { message: 'type: this integration type is not available here.' })
  const connection = await namedBy(ctx, scope, input)
  if (!connection || connection.type !== connector.descriptor.type || connection.state === 'needsReconnect')
    throw refused()
  const rule = refreshRuleOf(connector, connection.credentials)
  const code = rule === 'mayAskForCode' ? input.mfaCode : undefined
  checkAccessToken(connector, rule, input, code)
  const refreshed = await renew(ctx, connector, connection, code).catch(error => {
    throw error instanceof ApiError && error.type === 'invalidIntegrationToken' ? refused() : error
  })
  if (!awaitsCode(refreshed)) {
    const renewsRefreshToken = input.createNewRefreshToken === true
    return { status: 'succeeded', ...(await rotateTokens(ctx, refreshed, { renewsRefreshToken })) }
  }
  const errorMessage = code === undefined ? undefined : problemOf(refreshed)
  return { status: 'mfaRequired', ...(await issueTokens(ctx, refreshed)), ...defined({ errorMessage }) }
}

/**
 * A code without a pending challenge is not sent: a concurrent request has renewed the token already, or the code is
 * too late.
 */
const renew = async (
  ctx: Pick<Context, 'clock' | 'ids' | 'refreshesInProgress' | 'settings' | 'store'>,
  connector: Connector,
  connection: Connection,
  code: string | undefined,
): Promise<Connection> => {
  if (code === undefined || awaitsCode(connection)) return refreshCredentials(ctx, connector, connection, code)
  const holdsForMs = (expiresInSeconds(ctx, connection) ?? Infinity) * 1_000
  return holdsForMs > ctx.settings.refreshMarginMs ? connection : refreshCredentials(ctx, connector, connection)
}

const problemOf = ({ credentials }: Connection): string =>
  credentials.kind === 'oAuth' && credentials.codeProblem !== undefined
    ? codeProblemTexts[credentials.codeProblem]
    : 'The code is incorrect or expired.'

const checkAccessToken = (
  connector: Connector,
  rule: RefreshRule | undefined,
  input: RefreshInput,
  code: string | undefined,
): void => {
  if (input.accessToken || (rule !== 'withAccessToken' && code === undefined)) return
  if (code !== undefined) throw missingField('accessToken', 'from the first response is required with mfaCode')
  throw missingField('authToken', `is required together with refreshToken for ${connector.descriptor.name}`)
}

/** The one connection that all tokens of the request name. */
const namedBy = async (
  ctx: Pick<Context, 'clock' | 'store'>,
  scope: Scope,
  { refreshToken, accessToken }: RefreshInput,
): Promise<Connection | undefined> => {
  const connection =
    (await ctx.store.connections.findByRefreshToken(scope, refreshToken)) ??
    (await findByToken(ctx, scope, refreshToken))?.connection
  if (!connection || !accessToken) return connection
  const sent = await findByToken(ctx, scope, accessToken)
  return sent?.connection.id === connection.id ? connection : undefined
}

/** Remaining seconds of the institution's token, or of the key in its place. Undefined if it does not expire. */
const expiresInSeconds = (ctx: Pick<Context, 'clock'>, { credentials }: Connection): number | undefined =>
  credentials.kind === 'address' || credentials.expiresAtMs === undefined
    ? undefined
    : Math.max(0, Math.floor((credentials.expiresAtMs - ctx.clock.nowMs()) / 1000))
