import { expect, test } from 'vitest'

import { isUnsent } from './isUnsent.ts'

const lineOf = (amount: string | undefined) => ({
  moneyLine: amount === undefined ? {} : { missing: { symbol: 'USDC', amount } },
})

test.each([
  ['the rest after a small first part', '499', '499', true],
  ['the rest, and a part whose block was replaced', '499', '500', false],
  ['a transfer of one account that arrived in part', undefined, '30', false],
  ['a transfer of several accounts, all sent', undefined, undefined, false],
])('%s: `missing` %s, in the money line %s: not sent is %s', (_, missing, inLine, expected) => {
  expect(isUnsent({ missing, ...lineOf(inLine) })).toBe(expected)
})
