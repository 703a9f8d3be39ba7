import { networks } from '@rialto/catalog'
import { expect, test } from 'vitest'

import { addressTypeOf } from './addressTypeOf.ts'

const typeOf = (caip2: string) => {
  const network = networks.find(each => each.caip2 === caip2)
  return network && addressTypeOf(network)
}

test('chains with a specific type have it, and the others have their family’s', () => {
  expect(typeOf('eip155:1')).toBe('ethAddress')
  expect(typeOf('eip155:8453')).toBe('ethAddress')
  expect(typeOf('eip155:137')).toBe('polygonAddress')
  expect(typeOf('eip155:10')).toBe('opAddress')
  expect(typeOf('eip155:56')).toBe('bnbAddress')
  expect(typeOf('bip122:000000000019d6689c085ae165831e93')).toBe('btcAddress')
})

test('a family that the published list does not know has none', () => {
  const sui = networks.find(({ networkType }) => networkType === 'sui')
  expect(sui && addressTypeOf(sui)).toBeUndefined()
})
