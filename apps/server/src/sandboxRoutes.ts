import { networksIn, tokensOn } from '@rialto/catalog'
import type { BridgingPair, ConfiguredRoute } from '@rialto/core'

/** Coins worth about a dollar: a minimum in them demonstrates the warning about it. */
const dollars = new Set(['USDC', 'USDT'])

/**
 * Every route between the sandbox's networks except Bitcoin, Tron and the XRP Ledger, for its demo client. Routes that
 * the simulated bridge does not support stay hidden.
 */
export const sandboxRoutes = (newId: () => string, createdAtMs: number): ConfiguredRoute[] => {
  const pairs = networksIn('sandbox')
    .filter(({ networkType }) => networkType === 'evm' || networkType === 'solana')
    .flatMap(({ id, name, caip2 }) =>
      tokensOn(id).map(({ symbol }) => ({ pair: { network: caip2, asset: symbol }, name: `${symbol} on ${name}` })),
    )
  return pairs.flatMap(origin =>
    pairs
      .filter(({ pair }) => pair.network !== origin.pair.network)
      .map(destination => ({
        id: newId(),
        origin: origin.pair,
        destination: destination.pair,
        displayName: `${origin.name} to ${destination.name}`,
        ...minimumOf(origin.pair),
        createdAtMs,
      })),
  )
}

const minimumOf = ({ asset }: BridgingPair) => (dollars.has(asset) ? { minimumAmount: '1' } : {})
