import { findNetwork, findNetworkByCaip2, findToken, type Network, type Token } from '@rialto/catalog'

import { bridgedSource } from '../bridging/newBridgedTransfer.ts'
import { listDepositRoutes } from '../bridging/listDepositRoutes.ts'
import type { BridgingRoute } from '../bridging/ports.ts'
import type { BridgingPair } from '../transfers/bridgedTransfer.ts'
import { isBridgingEnabled } from '../bridging/requireBridging.ts'
import { pairKey } from '../bridging/findRoute.ts'
import { invalidField } from '../kernel/apiError.ts'
import type { Context } from '../context.ts'
import { isInCatalogs } from '../link/sessionSettings.ts'
import type { LinkRequest, LinkRequestDestination, LinkSessionRecord } from '../link/ports.ts'

/** An asset that the user of a session may send from anywhere, and its destination. */
export interface ManualOrigin {
  network: Network
  token: Token
  route: BridgingRoute
  destination: LinkRequestDestination
}

/**
 * The assets that a session's user can send from any wallet or exchange without connecting it: those for which a bridge issues an address
 * for this session alone. The operator must have configured a recovery address for the network, because a refund to an exchange's hot wallet
 * is lost.
 *
 * Empty if the session requires an amount (the bridge's fees reduce the payout), a proof of the address first, or one of a few named
 * integrations, or if several sessions share an order that is paid once.
 */
export const listManualOrigins = async (
  ctx: Pick<Context, 'store' | 'bridging'>,
  session: Pick<LinkSessionRecord, 'scope' | 'request'>,
): Promise<ManualOrigin[]> => {
  const { scope, request } = session
  const destinations = new Map(openDestinations(request).map(one => [pairKey(pairOf(one)), one]))
  if (destinations.size === 0 || !(await isBridgingEnabled(ctx, scope))) return []
  if (!(await isInCatalogs(ctx, session, bridgedSource.id))) return []
  const pairs = [...destinations.values()].map(pairOf)
  const routes = await listDepositRoutes(ctx, scope, { destinations: pairs, optimized: true })
  return routes.flatMap(route => {
    const network = findNetworkByCaip2(route.origin.network)
    const token = network && findToken(network.id, route.origin.asset)
    const destination = destinations.get(pairKey(route.destination))
    // An exchange sends from its hot wallet, and a refund to it would be lost.
    const isReturnable = network !== undefined && ctx.bridging.recoveryAddresses[network.networkType] !== undefined
    return token && destination && isReturnable ? [{ network, token, route, destination }] : []
  })
}

export interface ManualPair {
  networkId: string
  symbol: string
}

/** @throws ApiError `invalidField` for an asset that the session does not offer. */
export const findManualOrigin = async (
  ctx: Pick<Context, 'store' | 'bridging'>,
  session: Pick<LinkSessionRecord, 'scope' | 'request'>,
  { networkId, symbol }: ManualPair,
): Promise<ManualOrigin> => {
  const origins = await listManualOrigins(ctx, session)
  const origin = origins.find(({ network, token }) => network.id === networkId && token.symbol === symbol)
  if (!origin) throw invalidField('networkId', 'this asset cannot be sent on this network')
  return origin
}

/** The key of the address. The client's own id is not enough, because each asset of a session needs another address. */
export const manualTransactionId = ({ id }: Pick<LinkSessionRecord, 'id'>, { route }: ManualOrigin): string =>
  `link:${id}:${pairKey(route.origin)}`

/** A bridge pays out any amount, but only to an address without a tag. */
const openDestinations = ({ transfer, verifyWallet }: LinkRequest): LinkRequestDestination[] =>
  transfer?.transferType === 'deposit' && transfer.amountInFiat === undefined && !transfer.isOfPayLink && !verifyWallet
    ? transfer.destinations.filter(
        ({ amount, minAmount, minAmountInFiat, addressTag }) =>
          amount === undefined && minAmount === undefined && minAmountInFiat === undefined && addressTag === undefined,
      )
    : []

const pairOf = ({ networkId, symbol }: LinkRequestDestination): BridgingPair => ({
  network: findNetwork(networkId)?.caip2 ?? '',
  asset: symbol,
})
