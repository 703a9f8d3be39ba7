import fc from 'fast-check'
import { expect, test } from 'vitest'

import { pairKey, routeTable, samePair } from './findRoute.ts'

const aPair = fc.record({
  network: fc.constantFrom('eip155:1', 'eip155:8453', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'),
  asset: fc.constantFrom('USDC', 'usdc', 'Usdc', 'ETH'),
})
const aRoute = fc
  .record({ origin: aPair, destination: aPair })
  .map(legs => ({ ...legs, displayName: JSON.stringify(legs) }))

test('two pairs have one key exactly when they are the same: symbols in any case, networks in theirs', () => {
  fc.assert(
    fc.property(aPair, aPair, (one, other) => {
      expect(pairKey(one) === pairKey(other)).toBe(samePair(one, other))
    }),
  )
  expect(samePair({ network: 'eip155:1', asset: 'usdc' }, { network: 'eip155:1', asset: 'USDC' })).toBe(true)
  const mixed = { network: 'solana:ABC', asset: 'SOL' }
  expect(samePair(mixed, { ...mixed, network: 'solana:abc' })).toBe(false)
})

test('every route is found by its origin, by its destination and by both, in the order in which it was configured', () => {
  fc.assert(
    fc.property(fc.array(aRoute, { maxLength: 8 }), routes => {
      const table = routeTable(routes, [])
      for (const { origin, destination } of routes) {
        expect(table.from.get(pairKey(origin))).toEqual(routes.filter(one => samePair(one.origin, origin)))
        expect(table.to.get(pairKey(destination))).toEqual(routes.filter(one => samePair(one.destination, destination)))
        const found = table.between.get(`${pairKey(origin)} > ${pairKey(destination)}`)
        expect(found && samePair(found.origin, origin) && samePair(found.destination, destination)).toBe(true)
      }
    }),
    { numRuns: 20 },
  )
})

test('a network ranks by its place in the priority, and one that is not named has no rank', () => {
  const { rank } = routeTable([], ['eip155:8453', 'eip155:1'])
  expect([rank.get('eip155:8453'), rank.get('eip155:1'), rank.get('eip155:10')]).toEqual([0, 1, undefined])
})
