import type { Context } from '../context.ts'
import { callbackUrlOf, withResultCode } from './sessionSettings.ts'
import { emitSessionFinished } from './linkSessionEvent.ts'
import type { LinkExit, LinkSessionRecord } from './ports.ts'

const resultCodeTtlMs = 5 * 60_000

/**
 * Ends a session when the user leaves Link, finished or not. A standalone page returns to the callback URL with a code
 * that the client's server exchanges once for the session's result: the browser carries no tokens.
 */
export const finishLinkSession = async (
  ctx: Pick<Context, 'clock' | 'ids' | 'store'>,
  session: LinkSessionRecord,
  { returns, ...exit }: LinkExit & { returns: boolean },
): Promise<{ returnUrl?: string }> => {
  const callbackUrl = returns ? await callbackUrlOf(ctx, session) : undefined
  if (callbackUrl === undefined) {
    await recordExit(ctx, session, exit)
    return {}
  }
  const resultCode = ctx.ids.hex(32)
  const expiresAtMs = ctx.clock.nowMs() + resultCodeTtlMs
  await recordExit(ctx, session, exit, { hash: ctx.ids.sha256(resultCode), expiresAtMs })
  return { returnUrl: withResultCode(callbackUrl, resultCode) }
}

/** Records that the user left and, the first time, emits the event in the same transaction. */
export const recordExit = (
  ctx: Pick<Context, 'clock' | 'ids' | 'store'>,
  session: LinkSessionRecord,
  exit: LinkExit,
  resultCode?: { hash: Uint8Array; expiresAtMs: number },
): Promise<void> =>
  ctx.store.transaction(async repositories => {
    const isFirst = await repositories.link.finish(session.id, exit, resultCode)
    if (!isFirst) return
    const current = (await repositories.link.findById(session.scope, session.id)) ?? session
    await emitSessionFinished(ctx, repositories, current, exit)
  })
