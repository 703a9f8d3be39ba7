import { acceptMove } from '@rialto/core'

import type { LinkHandler } from '../../handler.ts'

export const acceptMoveHandler: LinkHandler<'acceptMove'> = async (ctx, { session, body: { number } }) => ({
  status: await acceptMove(ctx, session, number),
})
