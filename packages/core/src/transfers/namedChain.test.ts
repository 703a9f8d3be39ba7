import { networks } from '@rialto/catalog'
import { expect, test } from 'vitest'

import { manualClock } from '../testing/manualClock.ts'
import { scriptedInstitution } from '../testing/scriptedInstitution.ts'
import { namedChains } from './namedChain.ts'

const idOf = (name: string) => networks.find(network => network.name === name)?.id ?? ''
const { connector } = scriptedInstitution(manualClock())
const descriptor = {
  ...connector.descriptor,
  networks: [
    { networkId: idOf('Ethereum'), upstreamId: 'ERC20' },
    { networkId: idOf('Polygon'), upstreamId: 'MATIC' },
    { networkId: idOf('Bitcoin'), upstreamId: 'BTC' },
    { networkId: '00000000-0000-4000-8000-000000000000', upstreamId: 'GONE' },
  ],
}
const named = (name: Parameters<typeof namedChains>[1]) =>
  namedChains(descriptor, name).map(({ upstreamId }) => upstreamId)

test.each(['ERC20', 'erc20', 'ethereum', 'Ethereum', 'eip155:1', 'EIP155:1', idOf('Ethereum').toUpperCase()])(
  'a network is found by any of its names, in any case: %s',
  chain => {
    expect(named({ chain })).toEqual(['ERC20'])
  },
)

test('a form of address names the networks that use it by the published list, where EVM chains have their own', () => {
  expect(named({ addressType: 'ethAddress' })).toEqual(['ERC20'])
  expect(named({ addressType: 'polygonAddress' })).toEqual(['MATIC'])
  expect(named({ addressType: 'ethAddress', chain: 'Polygon' })).toEqual([])
})

test('without a name there are all networks that the catalog knows', () => {
  expect(named({})).toEqual(['ERC20', 'MATIC', 'BTC'])
  expect(named({ chain: 'GONE' })).toEqual([])
})
