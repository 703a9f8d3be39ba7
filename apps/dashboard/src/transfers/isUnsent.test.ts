import { expect, test } from 'vitest'

import { isUnsent } from './isUnsent.ts'

const small = { status: 'succeeded', amountDecimal: '1.5' } as const
const refused = { status: 'failed', amountDecimal: '498.5' } as const
const rest = { missing: { symbol: 'USDC', amount: '498.5' } }
const transfer = { status: 'pending', amountDecimal: '500', moneyLine: rest, parts: [small] } as const

test.each([
  ['the rest after a small first part', transfer, true],
  ['the rest whose part was refused', { ...transfer, parts: [small, refused] }, true],
  ['the rest of a transfer that failed', { ...transfer, status: 'failed' as const }, false],
  [
    'an amount that was sent and is not at the address',
    { ...transfer, parts: [small, { ...small, amountDecimal: '498.5' }] },
    false,
  ],
  ['a transfer with nothing missing', { ...transfer, moneyLine: {} }, false],
  ['a transfer of one account', { ...transfer, parts: undefined }, false],
])('%s', (_, record, expected) => {
  const { parts, ...others } = record
  expect(isUnsent(parts === undefined ? others : { ...others, parts })).toBe(expected)
})
