import fc from 'fast-check'
import { expect, test } from 'vitest'

import { decodeAmount, encodeAmount } from './xrplAmounts.ts'
import { addressOf, keyOf } from './xrplKeys.ts'

test('amounts up to the whole supply of XRP are read back', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 17n }), drops => {
      expect(decodeAmount(encodeAmount(String(drops)))).toEqual({ amount: String(drops), length: 8 })
    }),
  )
  expect(() => encodeAmount(String(10n ** 17n + 1n))).toThrow('Not an amount of XRP')
})

test('an issued amount is read back with its currency and issuer', () => {
  const issuer = addressOf(keyOf('issuer'))
  for (const value of ['1', '0.5', '1234567.89', '0.000001'])
    expect(decodeAmount(encodeAmount({ currency: 'USD', issuer, value })).amount).toEqual({
      currency: 'USD',
      issuer,
      value,
    })
  expect(() => encodeAmount({ currency: 'USDX', issuer, value: '1' })).toThrow('Not the code of a currency')
})
