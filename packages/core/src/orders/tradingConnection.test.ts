import { expect, test } from 'vitest'

import type { Connector } from '../connections/connector.ts'
import { offerOf, ordersOf } from './tradingConnection.ts'

test('an institution without orders is named in the error', () => {
  const connector = { descriptor: { name: 'Scripted' } } as unknown as Connector
  for (const read of [ordersOf, offerOf])
    expect(() => read(connector)).toThrow('Scripted does not support trading through Rialto.')
})

test('an offer and its calls are those of the connector', () => {
  const connector = { descriptor: { orders: 'offer' }, orders: 'calls' } as unknown as Connector
  expect([offerOf(connector), ordersOf(connector)]).toEqual(['offer', 'calls'])
})
