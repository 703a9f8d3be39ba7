import { expect, test } from 'vitest'
import { assets } from '../data/assets.ts'
import { altnameOf, assetNamed, codeOf, depositMethodOf, withdrawMethodOf } from './assetCodes.ts'

test('every asset is found by its code and by its shorter name, in any letters', () => {
  for (const asset of assets) {
    for (const name of [codeOf(asset.symbol), altnameOf(asset.symbol), codeOf(asset.symbol).toLowerCase()]) {
      expect(assetNamed(name)).toBe(asset)
    }
  }
  expect(assetNamed('NOPE')).toBeUndefined()
})

test('bitcoin is not found by our symbol: Kraken does not know it', () => {
  expect([codeOf('BTC'), altnameOf('BTC'), assetNamed('BTC')]).toEqual(['XXBT', 'XBT', undefined])
})

test.each([
  ['ETH', 'Ethereum', 'Ether (Hex)'],
  ['USDC', 'Base', 'USDC - Base (Unified)'],
  ['BTC', 'Bitcoin', 'Bitcoin'],
])('%s is received on %s by the method %s', (symbol, network, method) => {
  expect(depositMethodOf(symbol, network)).toBe(method)
})

test('an asset has a separate method on each network', () => {
  expect(withdrawMethodOf('USDC', 'Ethereum')).not.toBe(withdrawMethodOf('USDC', 'Base'))
})
