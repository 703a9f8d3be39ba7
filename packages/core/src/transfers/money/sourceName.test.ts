import { expect, test } from 'vitest'

import { connectionSource, sourceName } from './sourceName.ts'

type Credentials = Parameters<typeof connectionSource>[0]['credentials']

test('an institution has the name that users know, and an unknown type its own', () => {
  expect(sourceName({ type: 'binanceInternational' })).toBe('Binance')
  expect(sourceName({ type: 'nothing' })).toBe('nothing')
  expect(sourceName({ type: 'binanceInternational', walletId: 'nothing' })).toBe('Binance')
})

test('only an account of addresses has the name of a wallet', () => {
  const credentials = { kind: 'apiKey', walletId: 'x' } as unknown as Credentials
  expect(connectionSource({ type: 'coinbase', credentials })).toBe('Coinbase')
})
