import { listAddressOffers } from '@rialto/core'
import { defined } from '@rialto/defined'

import type { LinkHandler } from '../../handler.ts'
import { iconUrl } from '../integrations/logos.ts'

export const listAddressOffersHandler: LinkHandler<'listAddressOffers'> = async (ctx, { session }) => {
  const offers = await listAddressOffers(ctx, session)
  return {
    offers: offers.map(({ network, token, amount, over }) => ({
      symbol: token.symbol,
      name: token.name,
      logoUrl: iconUrl(ctx.settings.linkOrigin, token.symbol),
      networkId: network.id,
      networkName: network.name,
      amount,
      ...defined({ over: over && { symbol: over.token.symbol, networkName: over.network.name } }),
    })),
  }
}
