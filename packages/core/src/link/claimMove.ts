import { defined } from '@rialto/defined'

import { ApiError } from '../kernel/apiError.ts'
import type { Context } from '../kernel/context.ts'
import { moveTokenHash } from './moves.ts'
import { makePairingCode } from './startOAuth.ts'

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
    pairingCodeHash: moveTokenHash(ctx, pairingCode),
    nowMs: ctx.clock.nowMs(),
    ...defined({ browserKeyHash: browserKey === undefined ? undefined : ctx.ids.sha256(browserKey) }),
  })
  if (!isFirst) throw new ApiError('linkTokenUsed')
  return { claimToken, pairingCode }
}
