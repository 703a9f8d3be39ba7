import type { MoneyLine } from '@rialto/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { addLines } from './addLines.ts'

const line = (amount: string, fee: string, more: Partial<MoneyLine> = {}): MoneyLine =>
  ({
    state: 'actual',
    leaves: [{ symbol: 'USDC', amount, usd: amount }],
    fees: [{ symbol: 'USDC', amount: fee, usd: fee, takenBy: 'institution', purpose: 'withdrawal' }],
    arrives: { symbol: 'USDC', amount },
    credited: { symbol: 'USDC', amount },
    ...more,
  }) as unknown as MoneyLine
const sum = (...lines: MoneyLine[]) => addLines(lines, { symbol: 'USDC', state: 'planned' })

test('the parts of a transfer are one line whose rows are the sums of each asset', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 })
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 5 }), all => {
      const { leaves, arrives } = sum(...all.map(one => line((one / 100).toFixed(2), '0')))
      const total = all.reduce((before, one) => before + one, 0)
      expect(Math.round(Number(leaves[0]?.amount) * 100)).toBe(total)
      expect(Math.round(Number(arrives.amount) * 100)).toBe(total)
    }),
  )
})

test('fees of another kind are separate rows, and one unknown amount makes its sum unknown', () => {
  const network = line('1', '0.2', {
    fees: [{ symbol: 'USDC', takenBy: 'network', purpose: 'network', amount: '0.2' }] as never,
  })
  const unknown = line('1', '0.1', {
    fees: [{ symbol: 'USDC', takenBy: 'institution', purpose: 'withdrawal' }] as never,
  })
  const { fees } = sum(line('1', '0.1'), network, unknown)
  expect(fees).toHaveLength(2)
  expect(fees[0]).not.toHaveProperty('amount')
  expect(fees[1]).toMatchObject({ takenBy: 'network', amount: '0.2' })
})

test('the line is actual once every part is, and planned with no part', () => {
  expect(sum(line('1', '0'), line('1', '0')).state).toBe('actual')
  expect(sum(line('1', '0'), line('1', '0', { state: 'planned' })).state).toBe('planned')
  expect(sum()).toMatchObject({ state: 'planned', leaves: [], credited: { symbol: 'USDC', amount: '0' } })
})
