import { type Network, networksIn, tokensOn } from '@rialto/catalog'

import type { Context } from '../context.ts'

interface UsableNetwork {
  network: Network
  /** Types of the integrations that can send on it. */
  brokerTypes: readonly string[]
  /** Tokens there, of which there is at least one. */
  symbols: readonly string[]
}

/** Networks that a connector of this installation can send on, and those that it reads itself, which bridging uses. */
export const listUsableNetworks = (
  ctx: Pick<Context, 'environment' | 'connectors' | 'chains' | 'solana'>,
): UsableNetwork[] => {
  const senders = ctx.connectors.list().filter(({ descriptor }) => descriptor.products.includes('transfers'))
  return networksIn(ctx.environment).flatMap(network => {
    const brokerTypes = senders
      .filter(({ descriptor }) => descriptor.networks.some(({ networkId }) => networkId === network.id))
      .map(({ descriptor }) => descriptor.type)
    const symbols = tokensOn(network.id).map(({ symbol }) => symbol)
    const isUsed = brokerTypes.length > 0 || ctx.chains.watches(network.id) || ctx.solana.reads(network.id)
    return isUsed && symbols.length > 0 ? [{ network, brokerTypes, symbols }] : []
  })
}
