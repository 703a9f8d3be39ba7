import { networksIn, tokensOn } from '@rialto/catalog'
import type { BridgingPair, ConfiguredRoute } from '@rialto/core'

/** Coins of about a dollar: a minimum shows the warning that goes with one. */
const dollars = new Set(['USDC', 'USDT'])

/**
 * Every route between the sandbox's networks, for its demo client, but none of Bitcoin or Tron. Those the simulated bridge does not carry
 * stay hidden.
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
