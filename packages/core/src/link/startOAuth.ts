import type { Context } from '../context.ts'
import { invalidField } from '../kernel/apiError.ts'
import type { LinkSessionRecord } from './ports.ts'
import { requestedAccess } from './requestedAccess.ts'
import { offeredConnector } from './sessionSettings.ts'

/** 32 characters, so that five bits of each random byte choose one without bias. Without 0, O, 1 and I. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const length = 8

/** Short enough to be typed from one screen into another; 40 bits, for five guesses in five minutes. */
export const makePairingCode = (ctx: Pick<Context, 'ids'>): string =>
  (ctx.ids.hex(length).match(/../g) ?? []).map(byte => alphabet.charAt(Number.parseInt(byte, 16) % 32)).join('')

/** Ignores case and grouping of the typed code. Includes the attempt, so that equal codes have different hashes. */
export const hashPairingCode = (ctx: Pick<Context, 'ids'>, attemptId: string, typed: string): Uint8Array =>
  ctx.ids.sha256(`${attemptId}:${typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')}`)

const attemptTtlMs = 15 * 60_000

/** The redirect URI that institutions return to. */
export const oauthRedirectUri = (ctx: Pick<Context, 'settings'>): string =>
  `${ctx.settings.linkOrigin}/link/oauth/callback`

const insertAttempt = async (
  ctx: Pick<Context, 'clock' | 'ids' | 'store'>,
  session: LinkSessionRecord,
  type: string,
) => {
  const state = ctx.ids.hex(32)
  const codeVerifier = ctx.ids.hex(43)
  const id = ctx.ids.uuid()
  await ctx.store.oauthAttempts.insert({
    id,
    scope: session.scope,
    sessionId: session.id,
    type,
    codeVerifier,
    status: 'pending',
    expiresAtMs: ctx.clock.nowMs() + attemptTtlMs,
    stateHash: ctx.ids.sha256(state),
  })
  return { id, state, codeVerifier }
}

/**
 * Begins a sign-in on the institution's own page. `state` identifies the attempt in the redirect and is stored only as
 * a hash; the PKCE verifier never leaves the server. Neither proves whose browser comes back: that is checked by
 * `completeOAuth`.
 */
export const startOAuth = async (
  ctx: Pick<Context, 'clock' | 'ids' | 'store' | 'connectors' | 'settings'>,
  session: LinkSessionRecord,
  integrationId: string,
): Promise<{ attemptId: string; authorizeUrl: string }> => {
  const connector = await offeredConnector(ctx, session, integrationId)
  if (!connector?.auth.authorizeUrl) throw invalidField('integrationId', 'this integration has no OAuth sign-in')
  const { id, state, codeVerifier } = await insertAttempt(ctx, session, connector.descriptor.type)
  const codeChallenge = base64Url(ctx.ids.sha256(codeVerifier))
  return {
    attemptId: id,
    authorizeUrl: await connector.auth.authorizeUrl({
      redirectUri: oauthRedirectUri(ctx),
      state,
      codeChallenge,
      scopes: requestedAccess(connector, session.request).scopes,
    }),
  }
}

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
