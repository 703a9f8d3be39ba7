import { compare, findNetworkByCaip2, parseDecimal } from '@rialto/catalog'
import { defined } from '@rialto/defined'

import { ApiError, invalidField } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import type { BridgingPair, ConfiguredRoute, MisdirectedDeposits } from './ports.ts'
import { samePair } from './findRoute.ts'
import type { AccessContext } from '../access/accessContext.ts'

const maxRoutes = 2_000

export interface RouteInput {
  origin: BridgingPair
  destination: BridgingPair
  /** Absent or empty: made of the legs' names. */
  displayName?: string | undefined
  /** Decimal string in the origin asset. Absent or 0: none. */
  minimumAmount?: string | undefined
}

/**
 * Opens a route to a client, or changes the name and minimum of the one between the same pairs. This process knows at
 * once, every other within `scopeTtlMs`.
 *
 * @throws ApiError `invalidField`, `conflict` when the client has as many as it may have.
 */
export const setRoute = async (ctx: AccessContext, scope: Scope, input: RouteInput): Promise<ConfiguredRoute> => {
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
  const kept = await ctx.store.transaction(async ({ clients, routes }) => {
    await clients.lock(scope)
    const known = await routes.list(scope)
    const isNew = !known.some(old => samePair(old.origin, origin) && samePair(old.destination, destination))
    if (isNew && known.length >= maxRoutes)
      throw new ApiError('conflict', { message: `The client already has ${maxRoutes} routes. Remove one first.` })
    return routes.upsert(scope, route)
  })
  ctx.store.routeTables.forget(scope)
  return kept
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** @throws ApiError `notFound`. */
export const removeRoute = async (ctx: AccessContext, scope: Scope, id: string): Promise<void> => {
  const removed = uuid.test(id) && (await ctx.store.routes.remove(scope, id))
  ctx.store.routeTables.forget(scope)
  if (!removed) throw new ApiError('notFound', { message: 'Route not found.' })
}

/** Which networks to use first where several would do. Networks that are not named come last. @throws ApiError `invalidField`. */
export const setNetworkPriority = async (
  ctx: AccessContext,
  scope: Scope,
  networks: readonly string[],
): Promise<readonly string[]> => {
  networks.forEach((network, at) => checkNetwork(ctx, `networks[${at}]`, network))
  const once = [...new Set(networks)]
  await ctx.store.routes.setNetworkPriority(scope, once)
  ctx.store.routeTables.forget(scope)
  return once
}

/**
 * Sets the rule for coins that arrive on an unsupported network or in an unsupported asset, from the next deposit on.
 */
export const setMisdirectedDeposits = async (
  ctx: AccessContext,
  scope: Scope,
  rule: MisdirectedDeposits,
): Promise<MisdirectedDeposits> => {
  await ctx.store.routes.setMisdirectedDeposits(scope, rule)
  return rule
}

const checkNetwork = ({ environment }: AccessContext, path: string, network: string): void => {
  if (!findNetworkByCaip2(network)?.environments.includes(environment))
    throw invalidField(path, `not a network of ${environment}; a CAIP-2 id such as eip155:8453 is expected`)
}

const checkPair = (ctx: AccessContext, end: 'origin' | 'destination', pair: BridgingPair): BridgingPair => {
  checkNetwork(ctx, `${end}.network`, pair.network)
  const asset = pair.asset.trim().toUpperCase()
  if (!/^[A-Z0-9._-]{1,20}$/.test(asset)) throw invalidField(`${end}.asset`, 'must be a symbol such as USDC')
  return { network: pair.network, asset }
}

const checkMinimum = (text: string | undefined): string | undefined => {
  if (text === undefined) return undefined
  const minimum = parseDecimal(text)
  if (minimum === undefined || minimum.startsWith('-') || compare(minimum, '1000000000') > 0)
    throw invalidField('minimumAmount', 'must be a decimal from 0 to 1000000000')
  return minimum === '0' ? undefined : minimum
}

const checkName = (text = ''): string => {
  const name = text.trim()
  if (name.length > 100 || name.includes('\0')) throw invalidField('displayName', 'must be at most 100 characters')
  return name
}

const nameOf = ({ network, asset }: BridgingPair): string =>
  `${asset} on ${findNetworkByCaip2(network)?.name ?? network}`
