import { listAddressOffers } from '@rialto/core'

import type { LinkHandler } from '../../handler.ts'
import { iconUrl } from '../integrations/logos.ts'

export const listAddressOffersHandler: LinkHandler<'listAddressOffers'> = async (ctx, { session }) => {
  const offers = await listAddressOffers(ctx, session)
  return {
    offers: offers.map(({ network, token, amount }) => ({
      symbol: token.symbol,
      name: token.name,
      logoUrl: iconUrl(ctx.settings.linkOrigin, token.symbol),
      networkId: network.id,
      networkName: network.name,
      amount,
    })),
  }
}
