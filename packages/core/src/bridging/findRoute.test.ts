import { expect, test } from 'vitest'

import { createScopeCache } from '../kernel/scopeCache.ts'
import { partialContext } from '../testing/partialContext.ts'
import { scriptedBridge } from '../testing/scriptedBridge.ts'
import { checkPayoutAddress, findRoute, routeTable } from './findRoute.ts'
import { noChains } from '../testing/noChains.ts'

const origin = { network: 'eip155:1', asset: 'USDC' }
const destination = { network: 'eip155:8453', asset: 'USDC' }
const route = { origin, destination, displayName: 'USDC to Base' }
const scope = { clientId: 'client', environment: 'production' } as const

const contextWith = (...supporting: boolean[]) => {
  const providers = supporting.map((supports, at) => {
    const { provider } = scriptedBridge(`bridge-${at}`)
    return { ...provider, supportsRoute: () => supports }
  })
  const load = () => Promise.resolve(routeTable([route], []))
  const routeTables = createScopeCache({ load, nowMs: () => 0 })
  return partialContext({
    environment: 'production',
    bridging: { providers, recoveryAddresses: {} },
    store: { routeTables },
  })
}

test('the configured route is found for any case of the symbols, with its providers in their order', async () => {
  const ends = { origin: { ...origin, asset: 'usdc' }, destination }
  const found = await findRoute(contextWith(false, true, true), scope, ends)
  expect(found.route).toBe(route)
  expect(found.providers.map(({ name }) => name)).toEqual(['bridge-1', 'bridge-2'])
})

test('a pair without a route and a route without a provider receive the same error', async () => {
  const none = { type: 'badRequest', message: expect.stringContaining('No route is configured') }
  const back = { origin: destination, destination: origin }
  await expect(findRoute(contextWith(true), scope, back)).rejects.toMatchObject(none)
  await expect(findRoute(contextWith(false), scope, { origin, destination })).rejects.toMatchObject(none)
  await expect(findRoute(contextWith(), scope, { origin, destination })).rejects.toMatchObject(none)
})

test.each(['origin', 'destination'] as const)('an unknown network is named by its end (%s)', async end => {
  const ends = { origin, destination, [end]: { network: 'eip155:999999999', asset: 'USDC' } }
  await expect(findRoute(contextWith(true), scope, ends)).rejects.toMatchObject({
    message: `${end}.network: unknown network.`,
  })
})

const production = { environment: 'production', chainBalances: noChains } as const
const usdcOnEthereum = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const xWith42 = 'X7Wppx6MyQoASwMYU3GUG89ykFmurTPeiQhoqwbmvR3hAbo'
const solanaAddress = '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T'

test.each([
  ['an address of another chain', { network: 'eip155:8453', address: solanaAddress }, 'not a valid address on Base'],
  ['an unknown network', { network: 'eip155:999999999', address: solanaAddress }, 'eip155:999999999'],
  ['the zero address', { network: 'eip155:1', address: `0x${'0'.repeat(40)}` }, 'is lost'],
  ['a token’s contract', { network: 'eip155:8453', address: usdcOnEthereum }, 'the contract of USDC on Ethereum'],
  ['an X-address with a tag', { network: 'xrpl:0', address: xWith42 }, 'holds a tag'],
])('nothing is paid out to %s', (_, payout, why) => {
  expect(() => checkPayoutAddress(production, payout)).toThrow(why)
})

test('an X-address without a tag is paid out to as its classic address', () => {
  const payout = { network: 'xrpl:0', address: 'X7Wppx6MyQoASwMYU3GUG89ykFmurTJpgtVfUbLbf6cEJUF' }
  expect(checkPayoutAddress(production, payout).address).toBe('rkx9tJZbZnoxTTKNt1KAnPtgCXU8vrjWu')
})

test('an address of the destination’s chain can be paid to', () => {
  const address = '0x52908400098527886E0F7030069857D2E4169EE7'
  checkPayoutAddress(production, { network: 'eip155:8453', address })
  checkPayoutAddress(production, { network: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', address: solanaAddress })
})
