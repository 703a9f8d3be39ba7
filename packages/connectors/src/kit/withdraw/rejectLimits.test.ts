import { expect, test } from 'vitest'

import { rejectLimits } from './rejectLimits.ts'

const terms = { minimum: '1', maximum: '100' }
const read = (amount: string, sent?: string) => rejectLimits({ symbol: 'USDC', amount }, terms, 'Sample', sent)

test.each(['1', '1.00', '100'])('an amount of %s is within the limits', amount => {
  expect(read(amount)).toBeUndefined()
})

test('the minimum applies to the amount that arrives, and the maximum to the amount of the request', () => {
  expect(read('0.999999', '1')).toMatchObject({
    reason: 'amountBelowMinimum',
    message: 'Sample’s minimum withdrawal is 1 USDC',
  })
  expect(read('99.9', '100.000001')).toMatchObject({
    reason: 'amountExceedsMaximum',
    message: 'Sample’s maximum withdrawal is 100 USDC',
  })
})

test('an institution without a maximum accepts every amount from its minimum on', () => {
  expect(rejectLimits({ symbol: 'USDC', amount: '1000000000' }, { minimum: '1' }, 'Sample')).toBeUndefined()
})
