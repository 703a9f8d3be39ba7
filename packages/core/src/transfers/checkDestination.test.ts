import { findNetwork, networks } from '@rialto/catalog'
import { expect, test } from 'vitest'

import { anAddress, sepolia } from '../testing/fixtures.ts'
import { checkDestination } from './checkDestination.ts'

const sandbox = { environment: 'sandbox' } as const
const good = { networkId: sepolia, symbol: 'USDC', address: anAddress }
const mainnet = networks.find(({ name }) => name === 'Ethereum')?.id ?? ''

test('answers the network', () => {
  expect(checkDestination(sandbox, good, '')).toBe(findNetwork(sepolia))
  expect(checkDestination(sandbox, { ...good, symbol: 'usdc' }, '')).toBe(findNetwork(sepolia))
})

test.each([
  [{ networkId: '00000000-0000-4000-8000-000000000000' }, 'networkNotSupported', 'x.networkId: '],
  [{ networkId: mainnet }, 'networkNotSupported', 'x.networkId: '],
  [{ symbol: 'DOGE' }, 'networkNotSupported', 'x.symbol: '],
  [{ address: 'not an address' }, 'invalidAddress', 'x.address: '],
  [{ address: anAddress.replace('E7', 'e7') }, 'invalidAddress', 'x.address: '],
  [{ addressTag: 'a tag' }, 'invalidField', 'x.addressTag: '],
])('%j is refused as %s, naming the field', (changes, type, message) => {
  const check = () => checkDestination(sandbox, { ...good, ...changes }, 'x.')
  expect(check).toThrow(expect.objectContaining({ name: 'ApiError', type, message: expect.stringContaining(message) }))
})

test('each environment has its own networks', () => {
  const production = { environment: 'production' } as const
  expect(checkDestination(production, { ...good, networkId: mainnet }, '').name).toBe('Ethereum')
  expect(() => checkDestination(production, good, '')).toThrow(expect.objectContaining({ type: 'networkNotSupported' }))
})
