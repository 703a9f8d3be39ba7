import { Value } from 'typebox/value'
import { expect, test } from 'vitest'

import { decimalText } from './decimalText.ts'

test.each(['0', '10', '0.5', '999999999999999.000000000000000001'])('%s is an amount', text => {
  expect(Value.Check(decimalText(''), text)).toBe(true)
})

test.each(['', '.5', '5.', '01', '1,5', '+1', '1e3', '1000000000000000', '0.0000000000000000001', ' 1'])(
  '%j is not an amount',
  text => {
    expect(Value.Check(decimalText(''), text)).toBe(false)
  },
)
