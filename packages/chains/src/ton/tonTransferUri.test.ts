import { expect, test } from 'vitest'

import { tonTransferUri } from './tonTransferUri.ts'

const shop = 'UQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_p0p'
const usdt = 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs'

test('a request names its address, base units and comment, and the master of a jetton', () => {
  const terms = { contract: undefined, amount: '1.5', decimals: 9, tag: '7' }
  expect(tonTransferUri(usdt, terms)).toBe(`ton://transfer/${shop}?amount=1500000000&text=7`)
  expect(tonTransferUri(shop, { ...terms, contract: usdt, decimals: 6 })).toBe(
    `ton://transfer/${shop}?jetton=${shop}&amount=1500000&text=7`,
  )
})

test('a comment is encoded, and without terms the request is the address alone', () => {
  const none = { contract: undefined, amount: undefined, decimals: 9, tag: undefined }
  expect(tonTransferUri(shop, { ...none, tag: 'order 7&8' })).toBe(`ton://transfer/${shop}?text=order%207%268`)
  expect(tonTransferUri(shop, none)).toBe(`ton://transfer/${shop}`)
})
