import type { Context } from '../kernel/context.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { Environment } from '../kernel/scope.ts'
import type { Repositories } from '../kernel/store.ts'
import { wasPaid } from '../transfers/findPaying.ts'
import type { LinkSessionRecord } from './ports.ts'

/**
 * Uses a link token: the first caller gets the session and a session token, everybody after that the same refusal as for
 * a token that expired or never was. A pay link opens a session for everyone until its order is paid; all of them pay for
 * that one order.
 *
 * @throws ApiError `linkTokenUsed`; `orderAlreadySent` where the order of a pay link is paid.
 */
export const openLinkSession = async (
  ctx: Context,
  code: string,
): Promise<{ sessionToken: string; session: LinkSessionRecord }> => {
  const sessionToken = `lst_${ctx.ids.hex(32)}`
  const nowMs = ctx.clock.nowMs()
  const session = await ctx.store.transaction(async repositories => {
    const { link, jobs } = repositories
    const opening = {
      environment: ctx.environment,
      codeHash: ctx.ids.sha256(code),
      sessionTokenHash: ctx.ids.sha256(sessionToken),
      nowMs,
      sessionExpiresAtMs: nowMs + ctx.settings.linkSessionTtlMs,
    }
    let opened = await link.consume(opening)
    if (!opened) {
      const codeHash = await issueFromPayLink(ctx, repositories, opening)
      opened = codeHash && (await link.consume({ ...opening, codeHash }))
    }
    if (opened) await jobs.enqueue(expiryJob(opened))
    return opened
  })
  if (!session) throw new ApiError('linkTokenUsed')
  return { sessionToken, session }
}

/** A token of its own for each opening of a pay link, as long as its order is not paid: the hash of that token's code. */
const issueFromPayLink = async (
  ctx: Context,
  { link, transfers, claims }: Repositories,
  { codeHash, nowMs, environment }: { codeHash: Uint8Array; nowMs: number; environment: Environment },
): Promise<Uint8Array | undefined> => {
  const payLink = await link.findPayLink(environment, codeHash, nowMs)
  const clientTransactionId = payLink?.request.transfer?.transactionId
  if (!payLink || clientTransactionId === undefined) return undefined
  const { scope, request } = payLink
  // Submitted and not failed: whoever opens the link now must not be asked to pay again.
  const order = { scope, userId: request.userId, clientTransactionId }
  if ((await transfers.findPaying(order)) || (await wasPaid(claims, order))) throw new ApiError('orderAlreadySent')
  const fresh = ctx.ids.sha256(ctx.ids.hex(32))
  const expiresAtMs = nowMs + ctx.settings.linkTokenTtlMs
  return (await link.issue({ id: ctx.ids.uuid(), scope, codeHash: fresh, request, expiresAtMs })) ? fresh : undefined
}

/** The session of a session token. @throws ApiError `linkSessionEnded`. */
export const readLinkSession = async (ctx: Context, sessionToken: string): Promise<LinkSessionRecord> => {
  const session = await ctx.store.link.findBySessionToken(
    ctx.environment,
    ctx.ids.sha256(sessionToken),
    ctx.clock.nowMs(),
  )
  if (!session) throw new ApiError('linkSessionEnded')
  return session
}

/** Looks at the session when its time is over. */
const expiryJob = ({ id, scope, expiresAtMs }: LinkSessionRecord) => ({
  kind: 'linkSession.expire' as const,
  key: id,
  payload: { sessionId: id, clientId: scope.clientId, environment: scope.environment },
  runAtMs: expiresAtMs,
})
