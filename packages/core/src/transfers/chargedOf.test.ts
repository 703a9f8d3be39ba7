import { expect, test } from 'vitest'

import { chargedOf } from './chargedOf.ts'
import { isOvercharged } from './sumsOf.ts'

const approved = { amount: '10', fee: '0.005' }

test('the debit is the record’s, or the amount and its fee', () => {
  expect(chargedOf(approved, { fee: '500', debit: '510' })).toEqual({ charged: { fee: '500', debit: '510' } })
  expect(chargedOf(approved, { fee: '0.0010' })).toEqual({ charged: { fee: '0.001', debit: '10.001' } })
})

test.each([[{}], [{ fee: '' }], [{ fee: 'n/a' }], [{ fee: '-1' }], [{ debit: '10' }]])(
  'a record that states no fee (%j) says nothing of what was taken',
  found => expect(chargedOf(approved, found)).toEqual({}),
)

test('only more than was approved is an overcharge', () => {
  const charged = (debit: string) => isOvercharged({ ...approved, charged: { fee: '0', debit } })
  expect([charged('10.0050'), charged('10.005000000000000001'), charged('9')]).toEqual([false, true, false])
  expect(isOvercharged(approved)).toBe(false)
})
