import { expect, test } from 'vitest'

import { eventAmount } from './eventAmount.ts'

test('an amount has the number of published clients and every digit, and null where it is unknown', () => {
  expect(eventAmount('Amount', '0.123456789012345678')).toEqual({
    Amount: Number('0.123456789012345678'),
    AmountDecimal: '0.123456789012345678',
  })
  expect(eventAmount('Fee', undefined)).toEqual({ Fee: null, FeeDecimal: null })
})
