import { ApiError, findArrival } from '@rialto/core'

import type { LinkHandler } from '../../handler.ts'
import { bridgedTransferView } from './views/bridgedTransferView.ts'
import { awaitedOf, linkTransferNow } from './views/linkViews.ts'

export const linkTransferHandler: LinkHandler<'linkTransfer'> = async (ctx, { session, params }) => {
  const id = params.transferId.toLowerCase()
  const transfer = id === session.transferId ? await ctx.store.transfers.find(session.scope, id) : undefined
  if (transfer) return { ...(await linkTransferNow(ctx, transfer)), ...(await awaitedOf(ctx, transfer)) }
  const deposit = await findArrival(ctx, session, id)
  if (!deposit) throw new ApiError('notFound')
  return bridgedTransferView(ctx, deposit)
}
