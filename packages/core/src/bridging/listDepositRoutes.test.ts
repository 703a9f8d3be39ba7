import { expect, test } from 'vitest'

import { base, configured, ethereum, pair, polygon, route, scope } from '../testing/bridgeRoutes.ts'
import { listDepositRoutes } from './listDepositRoutes.ts'
import type { BridgingRoute } from './ports.ts'

const routes = [route(ethereum, base), route(polygon, base), route(ethereum, polygon)]
const ends = (found: BridgingRoute[]) =>
  found.map(({ origin, destination }) => `${origin.network}>${destination.network}`)

test('optimized keeps one destination per source the other way round', async () => {
  const input = { destinations: [pair(base), pair(polygon)], optimized: true }
  expect(ends(await listDepositRoutes(configured(routes, [polygon]), scope, input))).toEqual([
    `${ethereum}>${polygon}`,
    `${polygon}>${base}`,
  ])
})
