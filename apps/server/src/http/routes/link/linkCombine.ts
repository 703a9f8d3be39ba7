import { combineAccounts, resolveAddress } from '@rialto/core'

import type { LinkHandler } from '../../handler.ts'
import { destinationOf } from './sessionTransfer.ts'
import { linkCombination } from './views/linkCombination.ts'

export const linkCombineHandler: LinkHandler<'linkCombine'> = async (ctx, { session, body }) => {
  const destination = await resolveAddress(ctx, session, destinationOf(session, body))
  const combined = await combineAccounts(ctx, session, { destination, connectionIds: body.connectionIds })
  return linkCombination(ctx, combined, destination.displayAmountInFiat)
}
