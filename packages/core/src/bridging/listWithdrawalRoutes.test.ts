import { expect, test } from 'vitest'

import { base, configured, ethereum, pair, polygon, route, scope } from '../testing/bridgeRoutes.ts'
import { listWithdrawalRoutes } from './listWithdrawalRoutes.ts'
import type { BridgingRoute } from './ports.ts'

const routes = [route(ethereum, base), route(polygon, base), route(ethereum, polygon)]
const ends = (found: BridgingRoute[]) =>
  found.map(({ origin, destination }) => `${origin.network}>${destination.network}`)

test('the list has every route of a source, in any case of the symbol', async () => {
  const input = { sources: [pair(ethereum, 'usdc')], optimized: false }
  expect(ends(await listWithdrawalRoutes(configured(routes), scope, input))).toEqual([
    `${ethereum}>${base}`,
    `${ethereum}>${polygon}`,
  ])
})

test('optimized keeps one source per destination, by network priority, and every destination', async () => {
  const input = { sources: [pair(ethereum), pair(polygon)], optimized: true }
  expect(ends(await listWithdrawalRoutes(configured(routes, [polygon, ethereum]), scope, input))).toEqual([
    `${polygon}>${base}`,
    `${ethereum}>${polygon}`,
  ])
  expect(ends(await listWithdrawalRoutes(configured(routes), scope, input))).toEqual([
    `${ethereum}>${base}`,
    `${ethereum}>${polygon}`,
  ])
})

test('a pair that is named twice, in two cases, is answered once', async () => {
  const sources = [pair(ethereum), pair(ethereum, 'usdc'), pair(ethereum)]
  const input = { sources, optimized: false }
  expect(await listWithdrawalRoutes(configured(routes), scope, input)).toHaveLength(2)
})

test('nothing configured, or an unknown network, is an empty list', async () => {
  const input = { sources: [pair('eip155:999999')], optimized: true }
  expect(await listWithdrawalRoutes(configured(routes), scope, input)).toEqual([])
  expect(await listWithdrawalRoutes(configured([]), scope, input)).toEqual([])
  expect(
    await listWithdrawalRoutes(configured(routes, [], []), scope, { ...input, sources: [pair(ethereum)] }),
  ).toEqual([])
})
