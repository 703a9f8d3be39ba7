import { listUsableNetworks, readLinkDefaults } from '@rialto/core'
import { defined } from '@rialto/defined'

import type { Handler } from '../../handler.ts'
import { iconUrl, networkLogoUrl } from '../integrations/logos.ts'

/** Networks that the client offers and this installation supports. */
export const listNetworksHandler: Handler<'listNetworks'> = async (ctx, { scope }) => {
  const { networkIds } = await readLinkDefaults(ctx, scope)
  const offered = listUsableNetworks(ctx).filter(
    ({ network }) => networkIds.length === 0 || networkIds.includes(network.id),
  )
  return {
    networks: offered.map(({ network, brokerTypes, symbols }) => ({
      id: network.id,
      name: network.name,
      chainId: network.chainId,
      nativeSymbol: network.nativeSymbol,
      networkType: network.networkType,
      ...defined({ logoUrl: networkLogoUrl(ctx.settings.linkOrigin, network.id) }),
      tokens: symbols.map(symbol => ({ symbol, logoUrl: iconUrl(ctx.settings.linkOrigin, symbol) })),
      supportedTokens: [...symbols],
      supportedBrokerTypes: [...brokerTypes],
    })),
  }
}
