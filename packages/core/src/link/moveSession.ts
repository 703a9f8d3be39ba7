import { defined } from '@rialto/defined'

import type { Context } from '../kernel/context.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { LinkSessionRecord, MovedChoice, MoveStatus } from './ports.ts'
import { hashPairingCode, makePairingCode } from './startOAuth.ts'

const moveTtlMs = 10 * 60_000
const maximumGuesses = 5

const hashOf = (ctx: Context, pairingCode: string) => hashPairingCode(ctx, 'move', pairingCode)

/**
 * Creates the code of a link that moves this session to another device, and revokes the earlier code. The link alone
 * opens nothing: the device that claims it shows a pairing code, and the session moves when the user types the pairing
 * code into the page with the session.
 */
export const startMove = async (
  ctx: Context,
  session: LinkSessionRecord,
  choice: MovedChoice,
): Promise<{ code: string; expiresAtMs: number }> => {
  const code = ctx.ids.hex(16)
  const expiresAtMs = Math.min(ctx.clock.nowMs() + moveTtlMs, session.expiresAtMs)
  await ctx.store.linkMoves.start({ sessionId: session.id, codeHash: ctx.ids.sha256(code), choice, expiresAtMs })
  return { code, expiresAtMs }
}

/**
 * Claims the move: the first device gets a claim and the pairing code to show. Every later device gets the same error
 * as for an expired or unknown link.
 *
 * @throws ApiError `linkTokenUsed`.
 */
export const claimMove = async (
  ctx: Context,
  { code, browserKey }: { code: string; browserKey?: string | undefined },
): Promise<{ claimToken: string; pairingCode: string }> => {
  // It becomes the session's token when the move is accepted.
  const claimToken = `lst_${ctx.ids.hex(32)}`
  const pairingCode = makePairingCode(ctx)
  const isFirst = await ctx.store.linkMoves.claim({
    environment: ctx.environment,
    codeHash: ctx.ids.sha256(code),
    claimHash: ctx.ids.sha256(claimToken),
    pairingCodeHash: hashOf(ctx, pairingCode),
    nowMs: ctx.clock.nowMs(),
    ...defined({ browserKeyHash: browserKey === undefined ? undefined : ctx.ids.sha256(browserKey) }),
  })
  if (!isFirst) throw new ApiError('linkTokenUsed')
  return { claimToken, pairingCode }
}

/**
 * Moves the session to the other device. The page's own session token is revoked, and accounts connected afterwards
 * belong to the other device's browser.
 */
export const acceptMove = (ctx: Context, session: LinkSessionRecord, typed: string): Promise<MoveStatus> =>
  ctx.store.transaction(({ linkMoves }) =>
    linkMoves.accept({
      sessionId: session.id,
      pairingCodeHash: hashOf(ctx, typed),
      maximumGuesses,
      nowMs: ctx.clock.nowMs(),
    }),
  )

/** Whether the session has moved to the device that claimed the link, and the user's choices in it. */
export const readMove = (
  ctx: Context,
  claimToken: string,
): Promise<{ status: 'waiting' | 'accepted' | 'over'; choice?: MovedChoice }> =>
  ctx.store.linkMoves.findClaim({
    environment: ctx.environment,
    claimHash: ctx.ids.sha256(claimToken),
    maximumGuesses,
    nowMs: ctx.clock.nowMs(),
  })
