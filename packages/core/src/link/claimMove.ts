import { defined } from '@rialto/defined'

import { ApiError } from '../kernel/apiError.ts'
import type { CommonContext } from '../context.ts'
import { numberHash, numbersOf } from './moves.ts'

/**
 * Claims the move: the first device gets a claim and the number to show. Every later device gets the same error
 * as for an expired or unknown link.
 *
 * @throws ApiError `linkTokenUsed`.
 */
export const claimMove = async (
  ctx: CommonContext,
  { code, browserKey }: { code: string; browserKey?: string | undefined },
): Promise<{ claimToken: string; number: string }> => {
  // It becomes the session's token when the move is accepted.
  const claimToken = `lst_${ctx.ids.hex(32)}`
  const claimHash = ctx.ids.sha256(claimToken)
  const { shown } = numbersOf(ctx, claimHash)
  const isFirst = await ctx.store.linkMoves.claim({
    environment: ctx.environment,
    codeHash: ctx.ids.sha256(code),
    claimHash,
    numberHash: numberHash(ctx, shown),
    nowMs: ctx.clock.nowMs(),
    ...defined({ browserKeyHash: browserKey === undefined ? undefined : ctx.ids.sha256(browserKey) }),
  })
  if (!isFirst) throw new ApiError('linkTokenUsed')
  return { claimToken, number: shown }
}
