import fc from 'fast-check'
import { expect, test } from 'vitest'

import { positiveDecimal } from './readPriceList.ts'

test.each([['0'], ['-1'], ['0.000'], ['x'], [null], [undefined], [{}]])('%j is not a price', sent => {
  expect(positiveDecimal(sent)).toBeUndefined()
})

test('a positive decimal is kept to its last digit', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 20n }), units => {
      const text = units.toString().padStart(9, '0')
      const price = positiveDecimal(`${text.slice(0, -8)}.${text.slice(-8)}`)
      const [whole = '', decimals = ''] = (price ?? '').split('.')
      expect(BigInt(whole + decimals.padEnd(8, '0'))).toBe(units)
    }),
  )
})
