import { add, subtract } from '@rialto/catalog'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { buildLine, type LineInput, usdOf } from './buildLine.ts'

const input: LineInput = { state: 'planned', symbol: 'USDC', priceOf: () => '1', fees: [], arrives: '10' }
const fee = (amount: string | undefined, symbol = 'USDC') =>
  ({ symbol, amount, takenBy: 'institution', purpose: 'transfer' }) as const

test('the rows of one asset add up', () => {
  const cents = fc.integer({ min: 0, max: 100_000 }).map(String)
  fc.assert(
    fc.property(cents, cents, cents, cents, (arrives, charged, clientFee, missing) => {
      const line = buildLine({ ...input, arrives, fees: [fee(charged)], clientFee, missing })
      const leaves = line.leaves[0]?.amount ?? '0'
      expect(leaves).toBe([arrives, charged, missing].reduce(add))
      const kept = line.fees.find(({ takenBy }) => takenBy === 'client')?.amount ?? '0'
      expect(subtract(line.arrives.amount ?? '0', kept)).toBe(line.credited.amount)
    }),
  )
})

test('the client’s fee never exceeds what arrives', () => {
  expect(buildLine({ ...input, clientFee: '12' }).credited.amount).toBe('0')
})

test('the sum of the fees in dollars counts the client’s own fee', () => {
  const { feesUsd, credited, leaves } = buildLine({ ...input, arrives: '50.5', fees: [fee('0.005')], clientFee: '0.5' })
  expect([feesUsd, credited.amount, leaves[0]?.amount]).toEqual(['0.505', '50', '50.505'])
})

test('an unknown fee leaves the debit unknown, and no value in dollars', () => {
  const line = buildLine({ ...input, fees: [fee(undefined)] })
  expect(line.leaves).toEqual([{ symbol: 'USDC' }])
  expect(line).not.toHaveProperty('leavesUsd')
})

test('the rest of a bought asset stays in the account', () => {
  const line = buildLine({ ...input, sold: { symbol: 'EUR', amount: '9' }, bought: { symbol: 'USDC', amount: '12' } })
  expect(line.leaves).toEqual([{ symbol: 'EUR', amount: '9', usd: '9' }])
  expect(line.stays).toEqual({ symbol: 'USDC', amount: '2', usd: '2' })
})

test('a sum in dollars needs the value of each row', () => {
  expect(usdOf([{ usd: '1' }, { usd: '2.5' }])).toBe('3.5')
  expect(usdOf([{ usd: '1' }, {}])).toBeUndefined()
})
