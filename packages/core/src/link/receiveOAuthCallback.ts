import type { Context } from '../kernel/context.ts'
import { ApiError } from '../kernel/apiError.ts'
import { hashPairingCode, makePairingCode } from './pairingCode.ts'
import type { OAuthAttempt } from './ports.ts'
import { brandingOf, subClientOf } from './sessionBranding.ts'
import { signInRefusal } from './signInRefusal.ts'

const completableForMs = 5 * 60_000

export interface OAuthParties {
  clientName: string
  institutionName: string
}

/** What the page that the institution sends the user back to has to show and to hand over. */
export type OAuthReturn = OAuthParties &
  ({ status: 'failed' } | { status: 'awaitingCode'; attemptId: string; completionCode: string; pairingCode: string })

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
  const parties = attempt && (await partiesOf(ctx, attempt))
  if (!attempt || !parties) throw new ApiError('linkSessionEnded')
  if (callback.code === undefined || callback.error !== undefined) {
    const errorMessage = signInRefusal(parties.institutionName, callback.error)
    await ctx.store.oauthAttempts.finish(attempt.id, { errorMessage })
    return { ...parties, status: 'failed' }
  }
  const completionCode = ctx.ids.hex(32)
  const pairingCode = makePairingCode(ctx)
  await ctx.store.oauthAttempts.keepCode(attempt.id, {
    authorizationCode: callback.code,
    completionCodeHash: ctx.ids.sha256(completionCode),
    pairingCodeHash: hashPairingCode(ctx, attempt.id, pairingCode),
    completableUntilMs: nowMs + completableForMs,
  })
  return { ...parties, status: 'awaitingCode', attemptId: attempt.id, completionCode, pairingCode }
}

const partiesOf = async (ctx: Context, attempt: OAuthAttempt): Promise<OAuthParties | undefined> => {
  const session = await ctx.store.link.findById(attempt.scope, attempt.sessionId)
  if (!session) return undefined
  const [client, subClient] = await Promise.all([ctx.store.clients.find(attempt.scope), subClientOf(ctx, session)])
  return {
    clientName: brandingOf(ctx, client, subClient).name,
    institutionName: ctx.connectors.find(attempt.type)?.descriptor.name ?? 'The institution',
  }
}
