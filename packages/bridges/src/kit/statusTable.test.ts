import { expect, test } from 'vitest'

import { readStatus } from './statusTable.ts'

const table = {
  success: { status: 'succeeded', step: 'providerProcessedPayment' },
  refund: { status: 'refunded', step: 'refunded' },
} as const

test('only statuses in the table are final', () => {
  expect(readStatus(table, 'success')).toEqual(table.success)
  expect(readStatus(table, 'refund')).toEqual(table.refund)
})

test.each(['', 'SUCCESS', 'success ', 'paused', 'constructor', 'toString', '__proto__'])(
  'the word %j says nothing: it is still going on, no further than before',
  word => {
    expect(readStatus(table, word)).toEqual({ status: 'pending', step: 'registeredInProvider' })
  },
)
