import { defined } from '@rialto/defined'

import type { Context } from '../kernel/context.ts'
import { ApiError } from '../kernel/apiError.ts'
import { brandingOf, callbackUrlOf, subClientOf, withResultCode } from './sessionSettings.ts'
import { hashPairingCode, makePairingCode } from './startOAuth.ts'
import type { LinkSessionRecord } from './ports.ts'

const completableForMs = 5 * 60_000

export interface OAuthParties {
  clientName: string
  institutionName: string
}

/** What the page that the institution sends the user back to has to show and to hand over. */
export type OAuthReturn = OAuthParties &
  (
    | { status: 'failed'; returnUrl?: string }
    | {
        status: 'awaitingCode'
        attemptId: string
        completionCode: string
        pairingCode: string
        /** Where the code goes when no Link page can be reached: the client's server redeems it as a result code. */
        returnUrl?: string
      }
  )

/** Keeps the institution's code for whoever brings one of these two. */
const issueCodes = async (ctx: Context, attemptId: string, authorizationCode: string, nowMs: number) => {
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
 * The institution sent a browser back, anybody's: whoever got the sign-in's URL may have finished it. So nothing is
 * connected here. The institution's code is kept, and this browser gets two codes of ours, of which the page that holds the
 * session redeems one: the long one where the two can reach each other, the short one where the user has to type it.
 *
 * Takes `state` once; a second arrival, a foreign or an old one is refused.
 *
 * @throws ApiError `linkSessionEnded` for a state that is not ours.
 */
export const receiveOAuthCallback = async (
  ctx: Context,
  callback: { state: string; code?: string | undefined; error?: string | undefined },
): Promise<OAuthReturn> => {
  const nowMs = ctx.clock.nowMs()
  const attempt = await ctx.store.oauthAttempts.takeByState(ctx.environment, ctx.ids.sha256(callback.state), nowMs)
  const session = attempt && (await ctx.store.link.findById(attempt.scope, attempt.sessionId))
  if (!attempt || !session) throw new ApiError('linkSessionEnded')
  const parties = await partiesOf(ctx, session, attempt.type)
  // Only a session that named one: its client expects codes there.
  const callbackUrl = session.request.callbackUrl === undefined ? undefined : await callbackUrlOf(ctx, session)
  if (callback.code === undefined || callback.error !== undefined) {
    const reason = callback.error === 'access_denied' ? 'notAllowed' : 'signInRefused'
    await ctx.store.oauthAttempts.finish(attempt.id, { reason })
    return { ...parties, status: 'failed', ...defined({ returnUrl: callbackUrl }) }
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

const partiesOf = async (ctx: Context, session: LinkSessionRecord, type: string): Promise<OAuthParties> => {
  const [client, subClient] = await Promise.all([ctx.store.clients.find(session.scope), subClientOf(ctx, session)])
  return {
    clientName: brandingOf(ctx, client, subClient).name,
    institutionName: ctx.connectors.find(type)?.descriptor.name ?? 'The institution',
  }
}
