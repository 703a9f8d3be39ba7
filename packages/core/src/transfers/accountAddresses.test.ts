import { expect, test } from 'vitest'

import { aConnection, sepolia } from '../testing/fixtures.ts'
import { readingContext } from '../testing/readingConnector.ts'
import { chainsOf, unknownAsset } from './accountAddresses.ts'

const connection = aConnection({ clientId: 'client', environment: 'sandbox' })
const chains = (requested: object) => chainsOf(readingContext({}), connection, requested as never)

test('a network is found by the institution’s own name', () => {
  expect(chains({ chain: 'ETH' }).map(({ network }) => network.id)).toEqual([sepolia])
})

test('an unsupported network is reported by the field that named it', () => {
  expect(() => chains({ chain: 'DOGE' })).toThrow(/^chain: Scripted does not support/)
  expect(() => chains({ addressType: 'btcAddress' })).toThrow(/^addressType: /)
  expect(unknownAsset('doge').message).toContain('DOGE')
})
