import type { Context } from '@rialto/core'
import { expect, test } from 'vitest'

import { configuredRoute } from './configuredRoute.ts'

const pair = { network: 'eip155:1', asset: 'USDC' }
const route = { id: 'id', origin: pair, destination: pair, displayName: 'A', createdAtMs: 0 }
const contextWith = (...carried: boolean[]) =>
  ({ bridging: { providers: carried.map(supports => ({ supportsRoute: () => supports })) } }) as unknown as Context

test('a route is carried if one provider supports it', () => {
  expect(configuredRoute(contextWith(false, true), route).isCarried).toBe(true)
  expect(configuredRoute(contextWith(false), route).isCarried).toBe(false)
})

test('a route without a minimum differs from one with the minimum 0', () => {
  expect(configuredRoute(contextWith(), route).minimumAmount).toBeNull()
  expect(configuredRoute(contextWith(), { ...route, minimumAmount: '0' }).minimumAmount).toBe(0)
})
