import { ApiError, rehearseTransfer } from '@rialto/core'

import type { LinkHandler } from '../../handler.ts'
import { connectionOf } from './sessionTransfer.ts'
import { linkCombination } from './views/linkCombination.ts'

export const linkRehearseHandler: LinkHandler<'linkRehearse'> = async (ctx, { session, body }) => {
  const held = await ctx.store.previews.find(session.scope, body.previewId.toLowerCase())
  if (!held) throw new ApiError('previewNotFound')
  const connection = await connectionOf(ctx, session, held.connectionId)
  return linkCombination(ctx, await rehearseTransfer(ctx, session, { connection, held }))
}
