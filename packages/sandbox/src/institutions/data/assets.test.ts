import { expect, test } from 'vitest'

import { assetOf, findAsset } from './assets.ts'

test('an unknown symbol is a fault of our own tables, and no asset in a request', () => {
  expect(findAsset('NONE')).toBeUndefined()
  expect(() => assetOf('NONE')).toThrow('No simulated asset NONE')
  expect(assetOf('USD')).toMatchObject({ kind: 'fiat', decimals: 2, priceUsd: '1' })
})
