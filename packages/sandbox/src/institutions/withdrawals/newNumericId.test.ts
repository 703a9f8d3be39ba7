import { expect, test } from 'vitest'

import { aWithdrawal } from '../testing/aWithdrawal.ts'
import { newNumericId } from './newNumericId.ts'

const taken = aWithdrawal({ id: 'w111111111' })
const ctx = { withdrawals: { list: () => [taken] } }

test('an id has nine digits', () => {
  expect(newNumericId(ctx)).toMatch(/^\d{9}$/)
  expect(newNumericId(ctx, '222222222')).toBe('222222222')
})

test('the number of a withdrawal is not given again', () => {
  expect(newNumericId(ctx, '111111111')).toMatch(/^(?!111111111)\d{9}$/)
})
