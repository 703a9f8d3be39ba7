import type { linkOperationsById } from '@rialto/contract'
import { acceptMove, claimMove, readMove, startMove } from '@rialto/core'

import type { HandlerOf, LinkHandlers } from '../../handler.ts'

export const claimMoveHandler: HandlerOf<(typeof linkOperationsById)['claimMove'], object> = (ctx, { body }) =>
  claimMove(ctx, body)

export const readMoveHandler: HandlerOf<(typeof linkOperationsById)['readMove'], object> = (
  ctx,
  { body: { claimToken } },
) => readMove(ctx, claimToken)

export const moveHandlers: LinkHandlers<'startMove' | 'acceptMove'> = {
  startMove: (ctx, { session, body: { choice } }) => startMove(ctx, session, choice),
  acceptMove: async (ctx, { session, body: { pairingCode } }) => ({
    status: await acceptMove(ctx, session, pairingCode),
  }),
}
