import { defined } from '@rialto/defined'

import { ApiError } from '../kernel/apiError.ts'
import type { Context } from '../context.ts'
import type { Environment } from '../kernel/scope.ts'
import type { Repositories } from '../store.ts'
import { wasPaid } from '../transfers/findPaying.ts'
import { placeOf, type ReportedPlace } from './placeOf.ts'
import type { LinkPlace, LinkSessionRecord } from './ports.ts'

interface Opening {
  code: string
  place?: ReportedPlace | undefined
  /** Of the browser that opens it. */
  browserKey?: string | undefined
}

/**
 * Uses a link token: the first caller gets the session and a session token. Every later caller gets the same error as
 * for an expired or unknown token. A pay link opens a new session for each visitor until its order is paid; all of
 * them pay that one order. A token opened in another place than its client put it is rejected, and stays unused.
 *
 * @throws ApiError `linkTokenUsed`, `linkTokenMisplaced`; `orderAlreadySent` where the order of a pay link is paid.
 */
export const openLinkSession = async (
  ctx: Pick<Context, 'environment' | 'clock' | 'ids' | 'store' | 'settings'>,
  { code, place, browserKey }: Opening,
): Promise<{ sessionToken: string; session: LinkSessionRecord }> => {
  const sessionToken = `lst_${ctx.ids.hex(32)}`
  const nowMs = ctx.clock.nowMs()
  const session = await ctx.store.transaction(async repositories => {
    const opening = {
      environment: ctx.environment,
      codeHash: ctx.ids.sha256(code),
      sessionTokenHash: ctx.ids.sha256(sessionToken),
      nowMs,
      sessionExpiresAtMs: nowMs + ctx.settings.linkSessionTtlMs,
    }
    const used = await repositories.link.consume(opening)
    const codeHash = used ? undefined : await issueFromPayLink(ctx, repositories, opening)
    const opened = used ?? (codeHash && (await repositories.link.consume({ ...opening, codeHash })))
    if (!opened) return undefined
    await repositories.jobs.enqueue(expiryJob(opened))
    const found = codeHash ? ('payLink' as const) : await placeOf(ctx, opened, place)
    // Rolls back the use of the token.
    if (found === 'elsewhere') throw new ApiError('linkTokenMisplaced')
    return keepPlace(ctx, repositories, { ...opened, place: found }, browserKey)
  })
  if (!session) throw new ApiError('linkTokenUsed')
  return { sessionToken, session }
}

/** Records the placement and, of the accounts that its client named, those proven to belong to this browser. */
const keepPlace = async (
  ctx: Pick<Context, 'clock' | 'ids'>,
  { link, connections }: Repositories,
  session: LinkSessionRecord & { place: LinkPlace },
  browserKey: string | undefined,
): Promise<LinkSessionRecord> => {
  const { scope, place, connectionIds } = session
  const browserKeyHash = browserKey === undefined ? undefined : ctx.ids.sha256(browserKey)
  const by = { browserKeyHash, nowMs: ctx.clock.nowMs() }
  const provenIds = connectionIds.length === 0 ? [] : await connections.listProven(scope, connectionIds, by)
  const opened = { place, provenIds, ...defined({ browserKeyHash }) }
  await link.place(session.id, opened)
  return { ...session, ...opened }
}

/** Issues a token for one opening of a pay link, unless its order is paid. Returns the hash of the token's code. */
const issueFromPayLink = async (
  ctx: Pick<Context, 'ids' | 'settings'>,
  { link, transfers, claims }: Repositories,
  { codeHash, nowMs, environment }: { codeHash: Uint8Array; nowMs: number; environment: Environment },
): Promise<Uint8Array | undefined> => {
  const payLink = await link.findPayLink(environment, codeHash, nowMs)
  const clientTransactionId = payLink?.request.transfer?.transactionId
  if (!payLink || clientTransactionId === undefined) return undefined
  const { scope, request } = payLink
  // A payment was submitted and has not failed: do not ask another visitor to pay again.
  const order = { scope, userId: request.userId, clientTransactionId }
  const paying = await transfers.findPaying(order)
  // Payments to the order's address that are not final, or not enough, are followed by their payer here.
  const isAtAddress = paying?.paymentRequestId !== undefined && paying.phase === 'onChain'
  if ((paying && !isAtAddress) || (await wasPaid(claims, order))) throw new ApiError('orderAlreadySent')
  const fresh = ctx.ids.sha256(ctx.ids.hex(32))
  const expiresAtMs = nowMs + ctx.settings.linkTokenTtlMs
  const token = { id: ctx.ids.uuid(), scope, codeHash: fresh, expiresAtMs }
  const ofPayer = { ...request, payer: ctx.ids.hex(16), payUntilMs: payLink.linkExpiresAtMs }
  return (await link.issue({ ...token, request: ofPayer })) ? fresh : undefined
}

/** Reports the session if it expires before its user leaves. */
const expiryJob = ({ id, scope, expiresAtMs }: LinkSessionRecord) => ({
  kind: 'linkSession.expire' as const,
  key: id,
  payload: { sessionId: id, clientId: scope.clientId, environment: scope.environment },
  runAtMs: expiresAtMs,
})
