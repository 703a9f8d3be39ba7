import { findNetworkByCaip2 } from '@rialto/catalog'
import { defined } from '@rialto/defined'

import type { CommonContext } from '../context.ts'
import { ApiError, invalidField } from '../kernel/apiError.ts'
import { readDecimal } from '../kernel/readDecimal.ts'
import type { Scope } from '../kernel/scope.ts'
import { checkRouteNetwork } from './checkRouteNetwork.ts'
import { samePair } from './findRoute.ts'
import type { BridgingPair } from '../transfers/bridgedTransfer.ts'
import type { ConfiguredRoute } from './ports.ts'

const maxRoutes = 2_000

/**
 * Opens a route to a client, or changes the name and minimum of the one between the same pairs. This process knows at
 * once, every other within `scopeTtlMs`.
 *
 * @throws ApiError `invalidField`, `conflict` when the client has as many as it may have.
 */
export const setBridgingRoute = async (
  ctx: CommonContext,
  scope: Scope,
  input: RouteInput,
): Promise<ConfiguredRoute> => {
  const origin = checkPair(ctx, 'origin', input.origin)
  const destination = checkPair(ctx, 'destination', input.destination)
  if (origin.network === destination.network)
    throw invalidField('destination', 'must be on another network than the origin: a bridge joins two networks')
  const minimumAmount = checkMinimum(input.minimumAmount)
  const route: ConfiguredRoute = {
    id: ctx.ids.uuid(),
    origin,
    destination,
    displayName: checkName(input.displayName) || `${nameOf(origin)} to ${nameOf(destination)}`,
    ...defined({ minimumAmount }),
    createdAtMs: ctx.clock.nowMs(),
  }
  const kept = await keepRoute(ctx, scope, route)
  ctx.store.routeTables.forget(scope)
  return kept
}

const keepRoute = (ctx: CommonContext, scope: Scope, route: ConfiguredRoute): Promise<ConfiguredRoute> =>
  ctx.store.transaction(async ({ clients, routes }) => {
    await clients.lock(scope)
    const known = await routes.list(scope)
    const isNew = !known.some(old => samePair(old.origin, route.origin) && samePair(old.destination, route.destination))
    if (isNew && known.length >= maxRoutes)
      throw new ApiError('conflict', { message: `The client already has ${maxRoutes} routes. Remove one first.` })
    return routes.upsert(scope, route)
  })

const checkPair = (ctx: CommonContext, end: 'origin' | 'destination', pair: BridgingPair): BridgingPair => {
  checkRouteNetwork(ctx, `${end}.network`, pair.network)
  const asset = pair.asset.trim().toUpperCase()
  if (!/^[A-Z0-9._-]{1,20}$/.test(asset)) throw invalidField(`${end}.asset`, 'must be a symbol such as USDC')
  return { network: pair.network, asset }
}

const checkMinimum = (text: string | undefined): string | undefined => {
  if (text === undefined) return undefined
  const minimum = readDecimal('minimumAmount', text, { to: '1000000000' })
  return minimum === '0' ? undefined : minimum
}

const checkName = (text = ''): string => {
  const name = text.trim()
  if (name.length > 100 || name.includes('\0')) throw invalidField('displayName', 'must be at most 100 characters')
  return name
}

const nameOf = ({ network, asset }: BridgingPair): string =>
  `${asset} on ${findNetworkByCaip2(network)?.name ?? network}`

export interface RouteInput {
  origin: BridgingPair
  destination: BridgingPair
  /** Absent or empty: made of the legs' names. */
  displayName?: string | undefined
  /** Decimal string in the origin asset. Absent or 0: none. */
  minimumAmount?: string | undefined
}
