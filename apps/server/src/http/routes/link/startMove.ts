import { startMove } from '@rialto/core'

import type { LinkHandler } from '../../handler.ts'

export const startMoveHandler: LinkHandler<'startMove'> = (ctx, { session, body: { choice } }) =>
  startMove(ctx, session, choice)
