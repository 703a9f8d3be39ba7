import { defined } from '@rialto/defined'

import type { Connection } from '../connections/ports.ts'
import { invalidField, missingField } from '../kernel/apiError.ts'
import type { Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import { completeOAuth } from '../link/completeOAuth.ts'
import { recordExit } from '../link/finishLinkSession.ts'
import type { LinkPlace, LinkSessionRecord } from '../link/ports.ts'
import type { Transfer } from '../transfers/ports.ts'

export interface LinkResult {
  session: LinkSessionRecord
  status: 'issued' | 'open' | 'finished' | 'exited' | 'expired'
  connections: readonly Connection[]
  /** Why the connections of the session are not among them. */
  accountsWithheld?: 'resultCode' | 'payLink'
  transfer?: Transfer
}

/**
 * The result of a Link session, for the client's server: by the code that the user's browser brought to the callback
 * URL, or by the link token, also if the browser never came back. The user must be the session's own, so that a code
 * carried into another user's browser returns nothing. The link token alone returns accounts only for a session that
 * is open where its client put it, because any other may have been opened by another person.
 *
 * @throws ApiError `missingField`, `invalidField` for a code or token that is wrong, used, expired or another user's.
 */
export const getLinkResult = async (
  ctx: Pick<Context, 'clock' | 'ids' | 'store' | 'connectors' | 'settings'>,
  scope: Scope,
  input: { userId: string; resultCode?: string | undefined; linkToken?: string | undefined },
): Promise<LinkResult> => {
  const { userId, resultCode, linkToken } = input
  if (resultCode !== undefined) {
    const session = await redeem(ctx, scope, { userId, resultCode })
    if (!session) throw invalidField('resultCode', 'is wrong, used, expired or of another user')
    return resultOf(ctx, session)
  }
  if (linkToken === undefined) throw missingField('resultCode', 'or linkToken is required')
  const session = await ctx.store.link.findByCode(scope, ctx.ids.sha256(codeOf(linkToken)))
  if (session?.request.userId !== userId)
    throw invalidField('linkToken', 'is of no session of this user, or of one that ended more than a week ago')
  return resultOf(ctx, session)
}

const redeem = async (
  ctx: Pick<Context, 'clock' | 'ids' | 'store' | 'connectors' | 'settings'>,
  scope: Scope,
  { userId, resultCode }: { userId: string; resultCode: string },
): Promise<LinkSessionRecord | undefined> => {
  const hash = ctx.ids.sha256(resultCode)
  const finished = await ctx.store.link.redeemResultCode({ scope, userId, hash, nowMs: ctx.clock.nowMs() })
  return finished ?? completeSignIn(ctx, scope, { userId, resultCode, hash })
}

/** Completes a sign-in that returned to the callback URL without a Link page. */
const completeSignIn = async (
  ctx: Pick<Context, 'clock' | 'ids' | 'store' | 'connectors' | 'settings'>,
  scope: Scope,
  { userId, resultCode, hash }: { userId: string; resultCode: string; hash: Uint8Array },
): Promise<LinkSessionRecord | undefined> => {
  const attempt = await ctx.store.oauthAttempts.findByCompletionCode(scope, hash)
  const session = attempt && (await ctx.store.link.findById(scope, attempt.sessionId))
  if (!attempt || session?.request.userId !== userId) return undefined
  const wasOpened = session.expiresAtMs > 0
  if (attempt.status === 'failed') {
    // The code of a failure proves nothing about the accounts of the session.
    const isFirst = await ctx.store.oauthAttempts.takeFailure(attempt.id)
    if (!isFirst || attempt.expiresAtMs <= ctx.clock.nowMs()) return undefined
    if (!wasOpened) await recordExit(ctx, session, { outcome: 'exited', page: 'integrationLoginPage' })
    return ctx.store.link.findById(scope, session.id)
  }
  const { status } = await completeOAuth(ctx, session, attempt.id, { completionCode: resultCode })
  await ctx.store.link.noteReturn(session.id)
  if (!wasOpened)
    await recordExit(ctx, session, {
      outcome: status === 'connected' ? 'finished' : 'exited',
      page: status === 'connected' ? 'integrationConnectedPage' : 'integrationLoginPage',
    })
  return ctx.store.link.findById(scope, session.id)
}

const resultOf = async (ctx: Pick<Context, 'clock' | 'store'>, session: LinkSessionRecord): Promise<LinkResult> => {
  const { scope, transferId } = session
  const withheld = whyWithheld(session)
  const connectionIds = withheld ? [] : session.connectionIds
  const found = await Promise.all(connectionIds.map(id => ctx.store.connections.find(scope, id)))
  const transfer = transferId === undefined ? undefined : await ctx.store.transfers.find(scope, transferId)
  const result = {
    session,
    status: statusOf(ctx, session),
    connections: found.filter(connection => connection !== undefined),
    ...defined({ accountsWithheld: session.connectionIds.length > 0 ? withheld : undefined }),
  }
  return transfer && transfer.phase !== 'awaitingUser' ? { ...result, transfer } : result
}

const placesOfClient: readonly (LinkPlace | undefined)[] = ['frame', 'app', 'redirect']

/** A code brought by a browser proves whose session it is, because its client has compared the user. */
const whyWithheld = ({ place, hasReturned }: LinkSessionRecord): LinkResult['accountsWithheld'] => {
  if (place === 'payLink') return 'payLink'
  return hasReturned || placesOfClient.includes(place) ? undefined : 'resultCode'
}

const statusOf = (ctx: Pick<Context, 'clock'>, { exit, expiresAtMs }: LinkSessionRecord): LinkResult['status'] => {
  if (exit) return exit.outcome
  if (expiresAtMs === 0) return 'issued'
  return expiresAtMs > ctx.clock.nowMs() ? 'open' : 'expired'
}

/** The one-time code in a link token, or in the URL that it encodes. Any other text is returned unchanged. */
const codeOf = (linkToken: string): string => {
  const url = URL.canParse(linkToken) ? linkToken : decode(linkToken)
  return (URL.canParse(url) ? new URL(url).searchParams.get('code') : undefined) ?? linkToken
}

const decode = (text: string): string => {
  try {
    return atob(text)
  } catch {
    return ''
  }
}
