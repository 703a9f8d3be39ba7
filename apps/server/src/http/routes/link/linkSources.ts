import { connectionsOfSession, findSources } from '@rialto/core'

import type { LinkHandler } from '../../handler.ts'
import { feesOf, fundingRulesOf, transferOf } from './sessionTransfer.ts'
import { linkSources } from './views/linkSources.ts'

export const linkSourcesHandler: LinkHandler<'linkSources'> = async (ctx, { session, body }) => {
  const transfer = transferOf(session)
  const connections = (await connectionsOfSession(ctx, session)).filter(({ state }) => state === 'active')
  const isFixed =
    transfer.amountInFiat !== undefined || transfer.destinations.some(({ amount }) => amount !== undefined)
  const found = await findSources(ctx, {
    connections,
    destinations: transfer.destinations.map(one => ({ ...one, address: one.address ?? '' })),
    requested: {
      ...(isFixed ? { amountInFiat: transfer.amountInFiat } : { amount: body.amount, amountInFiat: body.amountInFiat }),
      ...feesOf(transfer),
    },
    rules: fundingRulesOf(transfer),
    prefersPurchase: transfer.transferType === 'onramp',
    maximumSources: transfer.maximumSources,
  })
  return linkSources(ctx, found, connections)
}
