import { findNetworkByCaip2 } from '@rialto/catalog'
import { expect, test } from 'vitest'

import { isNamed, upstreamIdOf, upstreamNetworks } from './upstreamNetworks.ts'

const ethereum = findNetworkByCaip2('eip155:1')?.id ?? ''
const networks = upstreamNetworks({
  'eip155:1': ['ERC20', 'ETH'],
  'eip155:8453': 'BASE',
  'eip155:999999999': 'NOWHERE',
})

test('networks outside the catalog are left out', () => {
  expect(networks.map(({ upstreamId }) => upstreamId)).toEqual(['ERC20', 'BASE'])
})

test('finds the institution’s name of a network for any letter case of its id', () => {
  expect(upstreamIdOf(networks, ethereum.toUpperCase())).toBe('ERC20')
  expect(upstreamIdOf(networks, '00000000-0000-4000-8000-000000000000')).toBeUndefined()
})

test('recognizes a network by each of its names', () => {
  const named = (name: string) => networks.filter(network => isNamed(network, name)).map(({ upstreamId }) => upstreamId)
  expect(['ERC20', 'ETH', 'BASE', 'eth'].map(named)).toEqual([['ERC20'], ['ERC20'], ['BASE'], []])
})
