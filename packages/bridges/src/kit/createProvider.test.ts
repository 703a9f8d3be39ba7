import { expect, test } from 'vitest'

import type { Listing } from './createListing.ts'
import { createProvider } from './createProvider.ts'

const ethereum = { network: 'eip155:1', asset: 'USDC' }
const base = { network: 'eip155:8453', asset: 'USDC' }

const providerWith = (listed: readonly string[] | undefined) => {
  const unused = () => Promise.reject(new Error('queried'))
  const listing: Listing<readonly string[]> = { current: () => listed, refresh: unused, known: unused }
  return createProvider(
    { listing },
    {
      name: 'any',
      supportsPair: (networks: readonly string[], pairs) =>
        networks.includes(pairs.origin.network) && networks.includes(pairs.destination.network),
      quote: unused,
      issueAddress: unused,
      operations: unused,
    },
  )
}

test('supported routes come from the last listing, without a request', () => {
  const provider = providerWith(['eip155:1', 'eip155:8453'])
  expect(provider.supportsRoute({ origin: ethereum, destination: base })).toBe(true)
  expect(provider.supportsRoute({ origin: ethereum, destination: { ...base, network: 'eip155:10' } })).toBe(false)
})

test('no route is supported before the first listing', () => {
  expect(providerWith(undefined).supportsRoute({ origin: ethereum, destination: base })).toBe(false)
})

test('a bridge joins two networks: assets are not changed on one', () => {
  const provider = providerWith(['eip155:1'])
  expect(provider.supportsRoute({ origin: ethereum, destination: { ...ethereum, asset: 'ETH' } })).toBe(false)
})
