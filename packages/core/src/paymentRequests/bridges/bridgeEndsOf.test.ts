import { networks } from '@rialto/catalog'
import { expect, test } from 'vitest'

import { partialContext } from '../../testing/partialContext.ts'
import { anAddress, baseSepolia, sepolia } from '../../testing/fixtures.ts'
import { bridgeEndsOf } from './bridgeEndsOf.ts'

const order = { networkId: sepolia, symbol: 'USDC', address: anAddress }
const ends = (changes: object = {}, origin = { networkId: baseSepolia, symbol: 'ETH' }) =>
  bridgeEndsOf(partialContext(), { ...order, ...changes }, origin)

test('the ends are named by the chains’ own ids', () => {
  expect(ends()).toEqual({
    origin: { network: 'eip155:84532', asset: 'ETH' },
    destination: { network: 'eip155:11155111', asset: 'USDC' },
  })
})

test('an address with a tag is refused, because bridges send none', () => {
  expect(() => ends({ addressTag: '7' })).toThrow('needs a tag')
  const ripple = networks.find(({ networkType }) => networkType === 'ripple')?.id ?? ''
  const xAddress = 'XVLhHMPHU98es4dbozjVtdWzVrDjtV18pX8yuPT7y4xaEHi'
  expect(() => ends({ networkId: ripple, address: xAddress })).toThrow()
})

test('an unknown network of the origin is refused', () => {
  expect(() => ends({}, { networkId: 'unknown', symbol: 'ETH' })).toThrow('unknown network')
})
