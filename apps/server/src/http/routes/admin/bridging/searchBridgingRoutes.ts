import type { ConfiguredRoute } from '@rialto/core'
import { defined } from '@rialto/defined'

import type { AdminHandler } from '../../../handler.ts'
import { configuredRoute } from './configuredRoute.ts'

export const searchBridgingRoutesHandler: AdminHandler<'searchBridgingRoutes'> = async (
  ctx,
  { scope, body: { find, cursor, count = 50 } },
) => {
  const after = cursor === undefined ? undefined : readEnds(cursor)
  const rows = await ctx.store.routes.listPage(scope, { find, after, count: count + 1 })
  const items = rows.slice(0, count)
  const last = rows.length > count ? items.at(-1) : undefined
  return {
    items: items.map(route => configuredRoute(ctx, route)),
    networkPriority: [...(await ctx.store.routes.networkPriority(scope))],
    misdirectedDeposits: await ctx.store.routes.misdirectedDeposits(scope),
    ...defined({ nextCursor: last && writeEnds(last) }),
  }
}

type Ends = Pick<ConfiguredRoute, 'origin' | 'destination'>

/** The separator occurs in neither CAIP-2 ids nor symbols. */
const writeEnds = ({ origin, destination }: Ends): string =>
  [origin.network, origin.asset, destination.network, destination.asset].join('|')

const readEnds = (cursor: string): Ends => {
  const [from = '', paid = '', to = '', received = ''] = cursor.split('|')
  return { origin: { network: from, asset: paid }, destination: { network: to, asset: received } }
}
