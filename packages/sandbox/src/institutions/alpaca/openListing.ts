import type { Context } from '../context.ts'
import { listingsOf, type Listing } from '../data/networks.ts'
import { alpacaNetworks } from './networks.ts'

/** The asset on a chain that a simulated one stands behind; on its first where none is named. */
export const openListing = (ctx: Context, symbol: string, chain: string | null): Listing | undefined => {
  const open = listingsOf(ctx.chains, alpacaNetworks, symbol).filter(({ route }) => route !== undefined)
  return chain === null ? open[0] : open.find(({ networkName }) => networkName === chain)
}
