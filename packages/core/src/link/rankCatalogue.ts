import type { Context } from '../context.ts'
import { readForecasts } from './readForecasts.ts'
import type { LinkSessionRecord } from './ports.ts'
import type { ListedConnector } from './sessionSettings.ts'

/** Users rarely use more, and each entry pushes the others down. */
const maximumOfRank = 4
/** A minimum of users, because with fewer the ranking would reveal the choice of a single user. */
const popularAmong = { newest: 1_000, minimumUsers: 3 }
const maximumUses = 50

export interface RankedConnector extends ListedConnector {
  rank?: 'recent' | 'popular'
}

interface CatalogueUse {
  /** Integration types, the most recently used first. */
  recent: readonly string[]
  /** The most frequent first. */
  popular: readonly string[]
  /** By connection. */
  lastUsedAtMs: ReadonlyMap<string, number>
  /** By integration type: the usual time of a transfer, in seconds. */
  usualSeconds: ReadonlyMap<string, number>
}

/** The integrations that this user has used, and those popular among users of the same client and environment. */
export const readCatalogueUse = async (
  ctx: Pick<Context, 'clock' | 'store'>,
  { scope, request, place }: Pick<LinkSessionRecord, 'scope' | 'request' | 'place'>,
): Promise<CatalogueUse> => {
  const [uses, popular, usualSeconds] = await Promise.all([
    // The payer of a pay link must not see the user's history.
    place === 'payLink' ? [] : ctx.store.connections.listUses(scope, request.userId, maximumUses),
    ctx.store.connections.listPopularTypes(scope, popularAmong),
    readForecasts(ctx, scope),
  ])
  return {
    recent: [...new Set(uses.map(({ type }) => type))],
    popular,
    usualSeconds,
    lastUsedAtMs: new Map(uses.map(({ connectionId, lastUsedAtMs }) => [connectionId, lastUsedAtMs])),
  }
}

/**
 * Ranks integrations: used by the user, popular, then the rest in their order. Integrations that cannot do the
 * transfer come last, in their order.
 */
export const rankCatalogue = (
  listed: readonly ListedConnector[],
  { recent, popular }: Pick<CatalogueUse, 'recent' | 'popular'>,
): RankedConnector[] => {
  const usable = listed.filter(one => !one.isUnsupported)
  const pick = (types: readonly string[], rank: 'recent' | 'popular', taken: readonly ListedConnector[]) =>
    types
      .flatMap(type => usable.filter(one => one.connector.descriptor.type === type && !taken.includes(one)))
      .slice(0, maximumOfRank)
      .map(one => ({ listed: one, ranked: { ...one, rank } }))
  const first = pick(recent, 'recent', [])
  const ranked = [
    ...first,
    ...pick(
      popular,
      'popular',
      first.map(one => one.listed),
    ),
  ]
  const taken = ranked.map(one => one.listed)
  return [...ranked.map(one => one.ranked), ...listed.filter(one => !taken.includes(one))]
}
