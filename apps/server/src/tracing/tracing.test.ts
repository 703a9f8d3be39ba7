import fc from 'fast-check'
import { expect, test } from 'vitest'

import { parseTraceparent } from './tracing.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const spanId = '00f067aa0ba902b7'

test.each(['00', '01', 'ff'])('the ids of a valid header are read, whatever its flags (%s)', flags => {
  expect(parseTraceparent(`00-${traceId}-${spanId}-${flags}`)).toEqual({ traceId, spanId })
})

test.each([
  undefined,
  '',
  [`00-${traceId}-${spanId}-01`],
  `01-${traceId}-${spanId}-01`,
  `ff-${traceId}-${spanId}-01`,
  `00-${'0'.repeat(32)}-${spanId}-01`,
  `00-${traceId}-${'0'.repeat(16)}-01`,
  `00-${traceId.toUpperCase()}-${spanId}-01`,
  `00-${traceId}-${spanId}`,
  `00-${traceId}-${spanId}-01-more`,
  ` 00-${traceId}-${spanId}-01`,
  `00-${traceId}-${spanId}-01\n`,
])('%j is ignored', given => {
  expect(parseTraceparent(given)).toBeUndefined()
})

test('the ids that are read contain only hexadecimal digits', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), text => {
      const parsed = parseTraceparent(text)
      expect(parsed === undefined || /^[0-9a-f]{48}$/.test(parsed.traceId + parsed.spanId)).toBe(true)
    }),
  )
})
