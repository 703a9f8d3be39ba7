import { expect, test } from 'vitest'

import { readTransaction } from './walletTransaction.ts'

const to = `0x${'1'.repeat(40)}`

test('a transaction without coins or data has none', () => {
  expect(readTransaction({ to })).toEqual({ to, value: 0n, data: '0x' })
  expect(readTransaction({ to, value: '0xff', data: '0xab' })).toEqual({ to, value: 255n, data: '0xab' })
})

test.each([undefined, {}, { to: '0x1' }, { to, value: '255' }, { to, data: 'ab' }])(
  '%j is not a transaction',
  value => {
    expect(readTransaction(value)).toBeUndefined()
  },
)
