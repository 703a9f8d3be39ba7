import { parseDecimal } from '@rialto/catalog'
import { Value } from 'typebox/value'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { Amount } from './linkFields.ts'

test('every amount that the page sends is a valid decimal and not negative', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{1,30}(\.[0-9]{1,30})?$/), text => {
      expect(Value.Check(Amount, text)).toBe(true)
      expect(parseDecimal(text)?.startsWith('-')).toBe(false)
    }),
    { numRuns: 50 },
  )
})

test.each([
  '',
  '-1',
  '+1',
  '1e3',
  '.5',
  '5.',
  '1,5',
  ' 1',
  '1\n',
  '١',
  '0x1',
  '1'.repeat(31),
  `0.${'1'.repeat(31)}`,
  1,
])('%j is no amount', text => {
  expect(Value.Check(Amount, text)).toBe(false)
})
