import { findNetwork, isValidAddress } from '@rialto/catalog'
import { expect, it } from 'vitest'
import { geminiDescriptor } from './descriptor.ts'
import { feeAddressOf } from './feeAddresses.ts'
import { keyWay } from './ways.ts'

const rows = (['sandbox', 'production'] as const).flatMap(environment => geminiDescriptor(keyWay, environment).networks)

it.each(rows)('has a real address to estimate by on $nativeId', ({ networkId, upstreamId }) => {
  const type = findNetwork(networkId)?.networkType
  expect(type !== undefined && isValidAddress(type, feeAddressOf(networkId, upstreamId) ?? '')).toBe(true)
})

it('has none for what it does not know', () => {
  expect(feeAddressOf('00000000-0000-4000-8000-000000000000', 'foochain')).toBeUndefined()
})
