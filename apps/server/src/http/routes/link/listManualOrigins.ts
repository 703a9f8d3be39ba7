import { listManualOrigins } from '@rialto/core'
import { defined } from '@rialto/defined'

import type { LinkHandler } from '../../handler.ts'
import { iconUrl, networkLogoUrl } from '../integrations/logos.ts'

export const listManualOriginsHandler: LinkHandler<'listManualOrigins'> = async (ctx, { session }) => {
  const { linkOrigin } = ctx.settings
  const origins = await listManualOrigins(ctx, session)
  return {
    origins: origins.map(({ network, token, route }) => ({
      symbol: token.symbol,
      name: token.name,
      logoUrl: iconUrl(linkOrigin, token.symbol),
      networkId: network.id,
      networkName: network.name,
      ...defined({ networkLogoUrl: networkLogoUrl(linkOrigin, network.id), minimum: route.minimumAmount }),
    })),
  }
}
