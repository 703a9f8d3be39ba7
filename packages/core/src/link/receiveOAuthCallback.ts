import { defined } from '@rialto/defined'

import type { Context } from '../context.ts'
import { ApiError } from '../kernel/apiError.ts'
import { brandingOf, callbackUrlOf, subClientOf, withResultCode } from './sessionSettings.ts'
import { hashPairingCode, makePairingCode } from './startOAuth.ts'
import type { LinkSessionRecord } from './ports.ts'

const completableForMs = 5 * 60_000

interface OAuthParties {
  clientName: string
  institutionName: string
}

/** Content of the page that the institution redirects the user to. */
export type OAuthReturn = OAuthParties &
  /** The URL has a result code, by which the client's server finds the session, and the reason. */
  (
    | { status: 'failed'; returnUrl?: string }
    | {
        status: 'awaitingCode'
        attemptId: string
        completionCode: string
        pairingCode: string
        /** Return URL for the code if no Link page can be reached: the client's server redeems it as a result code. */
        returnUrl?: string
      }
  )

/** Stores the institution's code, and issues two codes that redeem it. */
const issueCodes = async (
  ctx: Pick<Context, 'ids' | 'store'>,
  attemptId: string,
  authorizationCode: string,
  nowMs: number,
) => {
  const completionCode = ctx.ids.hex(32)
  const pairingCode = makePairingCode(ctx)
  await ctx.store.oauthAttempts.keepCode(attemptId, {
    authorizationCode,
    completionCodeHash: ctx.ids.sha256(completionCode),
    pairingCodeHash: hashPairingCode(ctx, attemptId, pairingCode),
    completableUntilMs: nowMs + completableForMs,
  })
  return { completionCode, pairingCode }
}

/**
 * Handles the institution's redirect. The browser is not trusted: a different person may have finished the sign-in by
 * its URL. Therefore nothing is connected here. The institution's code is stored, and this browser gets two codes of
 * ours, of which the page with the session redeems one: the long code if both pages can communicate, the short one if
 * the user has to type it.
 *
 * Accepts `state` once. A repeated, foreign or expired state is rejected.
 *
 * @throws ApiError `linkSessionEnded` for a state that is not ours.
 */
export const receiveOAuthCallback = async (
  ctx: Pick<Context, 'environment' | 'clock' | 'ids' | 'store' | 'connectors' | 'settings'>,
  callback: { state: string; code?: string | undefined; error?: string | undefined },
): Promise<OAuthReturn> => {
  const nowMs = ctx.clock.nowMs()
  const attempt = await ctx.store.oauthAttempts.takeByState(ctx.environment, ctx.ids.sha256(callback.state), nowMs)
  const session = attempt && (await ctx.store.link.findById(attempt.scope, attempt.sessionId))
  if (!attempt || !session) throw new ApiError('linkSessionEnded')
  const parties = await partiesOf(ctx, session, attempt.type)
  // Only if the session has a callback URL, at which its client expects codes.
  const callbackUrl = session.request.callbackUrl === undefined ? undefined : await callbackUrlOf(ctx, session)
  if (callback.code === undefined || callback.error !== undefined) {
    const reason = callback.error === 'access_denied' ? 'notAllowed' : 'signInRefused'
    const resultCode = ctx.ids.hex(32)
    const completionCodeHash = ctx.ids.sha256(resultCode)
    await ctx.store.oauthAttempts.finish(attempt.id, { reason, ...(callbackUrl ? { completionCodeHash } : {}) })
    return {
      ...parties,
      status: 'failed',
      ...defined({ returnUrl: callbackUrl && withResultCode(callbackUrl, resultCode, reason) }),
    }
  }
  const { completionCode, pairingCode } = await issueCodes(ctx, attempt.id, callback.code, nowMs)
  return {
    ...parties,
    status: 'awaitingCode',
    attemptId: attempt.id,
    completionCode,
    pairingCode,
    ...defined({ returnUrl: callbackUrl && withResultCode(callbackUrl, completionCode) }),
  }
}

const partiesOf = async (
  ctx: Pick<Context, 'store' | 'connectors' | 'settings'>,
  session: LinkSessionRecord,
  type: string,
): Promise<OAuthParties> => {
  const [client, subClient] = await Promise.all([ctx.store.clients.find(session.scope), subClientOf(ctx, session)])
  return {
    clientName: brandingOf(ctx, client, subClient).name,
    institutionName: ctx.connectors.find(type)?.descriptor.name ?? 'The institution',
  }
}
