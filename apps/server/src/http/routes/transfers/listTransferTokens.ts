import { type Network, networksIn, tokensOn } from '@rialto/catalog'
import type { Context } from '@rialto/core'

import { constantContent } from '../../constantContent.ts'
import type { Handler } from '../../handler.ts'
import { iconUrl } from '../integrations/logos.ts'

/** Tokens on networks that at least one integration of this installation uses. */
export const listTransferTokensHandler: Handler<'listTransferTokens'> = constantContent(ctx => {
  const networks = networksIn(ctx.environment).filter(network => integrationNetworks(ctx, network).length > 0)
  const symbols = new Set(networks.flatMap(({ id }) => tokensOn(id).map(({ symbol }) => symbol)))
  return { tokens: [...symbols].map(symbol => toToken(ctx, symbol, networks)) }
})

const integrationNetworks = (ctx: Context, network: Network) =>
  ctx.connectors.list().flatMap(({ descriptor }) =>
    (descriptor.products.includes('transfers') ? descriptor.networks : [])
      .filter(({ networkId }) => networkId === network.id)
      .map(({ upstreamId }) => ({
        networkId: network.id,
        netwokName: network.name,
        networkName: network.name,
        innerNetworkId: upstreamId,
        brokerType: descriptor.type,
      })),
  )

const toToken = (ctx: Context, symbol: string, networks: readonly Network[]) => {
  const own = networks.filter(({ id }) => tokensOn(id).some(token => token.symbol === symbol))
  const pairs = own.flatMap(network => integrationNetworks(ctx, network))
  return {
    token: symbol,
    networks: own.map(({ id, name, chainId }) => ({ id, name, chainId })),
    supportedIntegrations: [...new Set(pairs.map(({ brokerType }) => brokerType))],
    integrationNetworks: pairs,
    tokenLogoUrl: iconUrl(ctx.settings.linkOrigin, symbol),
  }
}
