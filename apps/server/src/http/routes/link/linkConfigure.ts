import { configureTransfer, requireSending } from '@rialto/core'

import type { LinkHandler } from '../../handler.ts'
import { connectionOf, feesOf, transferOf } from './sessionTransfer.ts'
import { linkHolding } from './views/linkViews.ts'

export const linkConfigureHandler: LinkHandler<'linkConfigure'> = async (ctx, { session, body }) => {
  const transfer = transferOf(session)
  const connection = await connectionOf(ctx, session, body.connectionId)
  requireSending(connection)
  const holdings = await configureTransfer(ctx, {
    connection,
    listsOthers: true,
    // A just-in-time address is requested from the client once the user has chosen it.
    destinations: transfer.destinations.map(one => ({ ...one, address: one.address ?? '' })),
    requested: { amountInFiat: transfer.amountInFiat, ...feesOf(transfer) },
  })
  return { holdings: holdings.map(holding => linkHolding(ctx, holding)) }
}
