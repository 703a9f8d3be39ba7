import type { Connected, Connector } from '../connections/connector.ts'
import { ConnectorError } from '../connections/connectorError.ts'
import { saveConnection } from '../connections/saveConnection.ts'
import type { Context } from '../kernel/context.ts'
import { ApiError, invalidField } from '../kernel/apiError.ts'
import type { LinkSessionRecord, OAuthAttempt } from './ports.ts'
import { offeredConnector } from './sessionBranding.ts'

const attemptTtlMs = 15 * 60_000

/** Where institutions send the user's browser back to. */
export const oauthRedirectUri = (ctx: Context): string => `${ctx.settings.linkOrigin}/link/oauth/callback`

/**
 * Begins a sign-in on the institution's own page. `state` ties the way back to this session and is kept only as a hash;
 * the PKCE verifier never leaves the server.
 */
export const startOAuth = async (
  ctx: Context,
  session: LinkSessionRecord,
  integrationId: string,
): Promise<{ attemptId: string; authorizeUrl: string }> => {
  const connector = await offeredConnector(ctx, session, integrationId)
  if (!connector?.auth.authorizeUrl) throw invalidField('integrationId', 'this integration has no OAuth sign-in')
  const state = ctx.ids.hex(32)
  const codeVerifier = ctx.ids.hex(43)
  const id = ctx.ids.uuid()
  await ctx.store.oauthAttempts.insert({
    id,
    scope: session.scope,
    sessionId: session.id,
    type: connector.descriptor.type,
    codeVerifier,
    status: 'pending',
    expiresAtMs: ctx.clock.nowMs() + attemptTtlMs,
    stateHash: ctx.ids.sha256(state),
  })
  const codeChallenge = base64Url(ctx.ids.sha256(codeVerifier))
  return {
    attemptId: id,
    authorizeUrl: await connector.auth.authorizeUrl({ redirectUri: oauthRedirectUri(ctx), state, codeChallenge }),
  }
}

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/**
 * The institution sent the browser back. Takes `state` once; a second arrival, a foreign or an old one is refused.
 * Whatever goes wrong after that is the attempt's result, for the page that waits for it.
 *
 * @throws Fault `linkSessionEnded` for a state that is not ours.
 */
export const completeOAuth = async (
  ctx: Context,
  callback: { state: string; code?: string | undefined; error?: string | undefined },
): Promise<OAuthAttempt['status']> => {
  const attempt = await ctx.store.oauthAttempts.takeByState(
    ctx.environment,
    ctx.ids.sha256(callback.state),
    ctx.clock.nowMs(),
  )
  if (!attempt) throw new ApiError('linkSessionEnded')
  const result = await finish(ctx, attempt, callback).catch(async (error: unknown) => {
    // The state is used up: a page that still waits would wait for ever.
    await ctx.store.oauthAttempts.finish(attempt.id, { errorMessage: refusal(ctx.connectors.find(attempt.type), '') })
    throw error
  })
  await ctx.store.oauthAttempts.finish(attempt.id, result)
  return 'connectionId' in result ? 'connected' : 'failed'
}

const finish = async (
  ctx: Context,
  attempt: OAuthAttempt,
  callback: { code?: string | undefined; error?: string | undefined },
): Promise<{ connectionId: string } | { errorMessage: string }> => {
  const connector = ctx.connectors.find(attempt.type)
  if (!connector?.auth.completeOAuth || callback.code === undefined)
    return { errorMessage: refusal(connector, callback.error) }
  const session = await ctx.store.link.findById(attempt.scope, attempt.sessionId)
  if (!session) return { errorMessage: 'This session has ended. Close this window and start again.' }
  try {
    const connected = await connector.auth.completeOAuth({
      code: callback.code,
      codeVerifier: attempt.codeVerifier,
      redirectUri: oauthRedirectUri(ctx),
    })
    return { connectionId: await save(ctx, session, attempt.type, connected) }
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    return {
      errorMessage: `${connector.descriptor.name} did not complete the sign-in. No account was connected. Try again.`,
    }
  }
}

const refusal = (connector: Connector | undefined, error: string | undefined): string =>
  error === 'access_denied'
    ? 'You did not allow access. No account was connected.'
    : `${connector?.descriptor.name ?? 'The institution'} did not complete the sign-in. No account was connected. Try again.`

const save = async (ctx: Context, session: LinkSessionRecord, type: string, connected: Connected): Promise<string> => {
  const { connection } = await saveConnection(ctx, session.scope, { userId: session.request.userId, type, connected })
  await ctx.store.link.addConnection(session.id, connection.id)
  return connection.id
}
