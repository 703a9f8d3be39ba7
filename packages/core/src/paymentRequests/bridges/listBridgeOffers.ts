import { divide, findNetworkByCaip2, findToken, multiply } from '@rialto/catalog'
import { defined } from '@rialto/defined'

import { pairKey } from '../../bridging/findRoute.ts'
import type { BridgingRoute } from '../../bridging/ports.ts'
import { isBridgingEnabled } from '../../bridging/requireBridging.ts'
import type { Context } from '../../context.ts'
import type { Scope } from '../../kernel/scope.ts'
import { readFresh } from '../../kernel/scopeCache.ts'
import { usableSource } from '../issueAddress.ts'
import type { AddressOffer } from '../addressOffer.ts'

/**
 * The assets in which an order can be paid over a bridge: the origins of the client's routes to the assets that it takes
 * by an address without a tag, each over the first of them, with the amount at the current prices. An asset without a price is left out.
 */
export const listBridgeOffers = async (
  ctx: Pick<Context, 'store' | 'bridging' | 'prices'>,
  scope: Scope,
  direct: readonly AddressOffer[],
): Promise<AddressOffer[]> => {
  if (direct.length === 0 || !(await isBridgingEnabled(ctx, scope))) return []
  const { to } = await readFresh(ctx.store.routeTables, scope)
  const taken = new Set(direct.map(({ network, token }) => pairKey({ network: network.caip2, asset: token.symbol })))
  const found: [AddressOffer, BridgingRoute][] = []
  for (const offer of direct) {
    // A bridge sends no tag, and no reference of Solana Pay.
    if ((await usableSource(ctx, scope, offer.network.id))?.kind === 'account') continue
    for (const route of to.get(pairKey({ network: offer.network.caip2, asset: offer.token.symbol })) ?? []) {
      if (taken.has(pairKey(route.origin)) || !isCarried(ctx, route)) continue
      taken.add(pairKey(route.origin))
      found.push([offer, route])
    }
  }
  if (found.length === 0) return []
  const symbols = found.flatMap(([{ token }, { origin }]) => [token.symbol, origin.asset])
  const prices = await ctx.prices.usd([...new Set(symbols)])
  return found.flatMap(([offer, route]) => offerOf(ctx, offer, route, prices) ?? [])
}

/** Of an estimate. */
const shownDecimals = 6

const isCarried = ({ bridging }: Pick<Context, 'bridging'>, route: BridgingRoute): boolean =>
  bridging.providers.some(one => one.issueExactAddress !== undefined && one.supportsRoute(route))

const offerOf = (
  ctx: Pick<Context, 'bridging'>,
  over: AddressOffer,
  { origin }: BridgingRoute,
  prices: ReadonlyMap<string, string>,
): AddressOffer | undefined => {
  const network = findNetworkByCaip2(origin.network)
  const token = network && findToken(network.id, origin.asset)
  const [paid, asked] = [prices.get(origin.asset), prices.get(over.token.symbol)]
  if (!network || !token || paid === undefined || asked === undefined) return undefined
  return {
    network,
    token,
    amount: divide(multiply(over.amount, asked), paid, Math.min(token.decimals, shownDecimals), 'up'),
    holdsPrice: over.holdsPrice,
    over: { network: over.network, token: over.token },
    ...defined({ needsRefundAddress: ctx.bridging.recoveryAddresses[network.networkType] === undefined || undefined }),
  }
}
