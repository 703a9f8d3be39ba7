import { networksIn, tokensOn } from '@rialto/catalog'

import type { Handler } from '../../handler.ts'
import { defined } from '@rialto/defined'

import { iconUrl, networkLogoUrl } from '../integrations/logos.ts'

/** Networks that some connector of this installation can send on, and those it reads by itself: bridging uses them. */
export const listNetworksHandler: Handler<'listNetworks'> = async ctx => ({
  networks: networksIn(ctx.environment).flatMap(network => {
    const brokers = ctx.connectors
      .list()
      .filter(({ descriptor }) => descriptor.products.includes('transfers'))
      .filter(({ descriptor }) => descriptor.networks.some(({ networkId }) => networkId === network.id))
      .map(({ descriptor }) => descriptor.type)
    const symbols = tokensOn(network.id).map(({ symbol }) => symbol)
    const isUsed = brokers.length > 0 || ctx.chains.watches(network.id) || ctx.solana.reads(network.id)
    if (!isUsed || symbols.length === 0) return []
    return [
      {
        id: network.id,
        name: network.name,
        chainId: network.chainId,
        nativeSymbol: network.nativeSymbol,
        networkType: network.networkType,
        ...defined({ logoUrl: networkLogoUrl(ctx.settings.linkOrigin, network.id) }),
        tokens: symbols.map(symbol => ({ symbol, logoUrl: iconUrl(ctx.settings.linkOrigin, symbol) })),
        supportedTokens: symbols,
        supportedBrokerTypes: brokers,
      },
    ]
  }),
})
