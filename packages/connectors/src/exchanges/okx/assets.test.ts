import { expect, test } from 'vitest'

import { chainName, networkOfChain, upstreamNetworkOf } from './assets.ts'

const networks = [
  { networkId: 'base', upstreamId: 'Base' },
  { networkId: 'optimism', upstreamId: 'Optimism (V2)' },
] as never

test('a chain’s name is the asset and the network, and is read back', () => {
  expect(upstreamNetworkOf('USDC', chainName('USDC', 'Optimism (V2)'))).toBe('Optimism (V2)')
  expect(networkOfChain(networks, 'USDC', 'USDC-Base')).toBe('base')
})

test.each(['USDT-Base', 'USDC', 'USDC-Base-2', null, undefined])(
  'the chain %s is on no known network of USDC',
  chain => {
    expect(networkOfChain(networks, 'USDC', chain)).toBeUndefined()
  },
)
