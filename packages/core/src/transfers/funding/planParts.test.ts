import { add, compare, roundDown, subtract } from '@rialto/catalog'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { type PartSource, type PlannedPart, planParts } from './planParts.ts'

const source = (connectionId: string, available: string, changes: Partial<PartSource> = {}): PartSource => ({
  connectionId,
  available,
  fee: '1',
  minimum: '5',
  decimals: 2,
  ...changes,
})

test('two accounts make up what neither has, the fee of each on top, the largest part first', () => {
  expect(planParts([source('a', '31'), source('b', '81')], '100', 4)).toEqual([
    { connectionId: 'b', amount: '80', fee: '1' },
    { connectionId: 'a', amount: '20', fee: '1' },
  ])
})

test('one account that has enough pays alone, and fewer parts come before lower fees', () => {
  expect(planParts([source('a', '31'), source('b', '200', { fee: '9' })], '100', 4)).toMatchObject([
    { connectionId: 'b', amount: '100' },
  ])
  const small = ['a', 'b', 'c'].map(name => source(name, '41', { fee: '0' }))
  expect(planParts([...small, source('x', '80'), source('y', '80')], '100', 4)).toMatchObject([
    { connectionId: 'x' },
    { connectionId: 'a' },
  ])
})

test('no part is below its institution’s minimum: the larger account pays less', () => {
  expect(planParts([source('a', '99'), source('b', '50', { minimum: '30' })], '100', 2)).toMatchObject([
    { connectionId: 'a', amount: '70' },
    { connectionId: 'b', amount: '30' },
  ])
})

test('the institution with the finer step pays the remainder', () => {
  const parts = planParts([source('a', '90', { decimals: 0 }), source('b', '50', { decimals: 6 })], '100.25', 2)
  expect(parts).toEqual([
    { connectionId: 'a', amount: '89', fee: '1' },
    { connectionId: 'b', amount: '11.25', fee: '1' },
  ])
})

test('two institutions with a finer step share a remainder that neither can pay alone', () => {
  const sources = [
    source('a', '7', { minimum: '0', decimals: 0 }),
    source('d', '5.5', { minimum: '0', decimals: 1 }),
    source('e', '1.5', { minimum: '0', decimals: 1 }),
  ]
  expect(planParts(sources, '11', 3)?.map(({ amount }) => amount)).toEqual(['6', '4.5', '0.5'])
})

test.each([
  ['too little in all', [source('a', '10'), source('b', '20')]],
  ['more parts than allowed', [source('a', '40'), source('b', '40'), source('c', '40')]],
  [
    'an amount that no institution can send',
    [source('a', '99.9', { decimals: 0 }), source('b', '99', { decimals: 0 })],
  ],
])('%s: no plan', (_, sources) => {
  expect(planParts(sources, '100.5', 2)).toBeUndefined()
})

const cents = (max: number) =>
  fc.integer({ min: 0, max }).map(value => `${Math.floor(value / 2)}${value % 2 ? '.5' : ''}`)
const someSources = fc.uniqueArray(
  fc.record({
    connectionId: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    available: cents(20),
    fee: fc.constantFrom('0', '0.5', '1', '2'),
    minimum: fc.constantFrom('0', '0.5', '3', '6'),
    maximum: fc.constantFrom('4', '8', '100'),
    decimals: fc.constantFrom(0, 1),
  }),
  { selector: ({ connectionId }) => connectionId, maxLength: 5 },
)
const aTarget = cents(24).filter(value => value !== '0')

const feesOf = (parts: readonly PlannedPart[]): string => parts.reduce((sum, { fee }) => add(sum, fee), '0')

/** Whether these sources can make up the amount if each contributes: tries every amount in halves. */
const canPay = (sources: readonly PartSource[], halves: number): boolean => {
  const [first, ...others] = sources
  if (!first) return halves === 0
  for (let own = 1; own <= halves; own += 1)
    if (isAllowed(first, String(own / 2)) && canPay(others, halves - own)) return true
  return false
}

const isAllowed = (one: PartSource, amount: string): boolean =>
  compare(roundDown(amount, one.decimals), amount) === 0 &&
  compare(amount, one.minimum) >= 0 &&
  compare(amount, one.maximum ?? amount) <= 0 &&
  compare(add(amount, one.fee), one.available) <= 0

const subsets = <T>(all: readonly T[]): T[][] =>
  all.reduce<T[][]>((sets, each) => [...sets, ...sets.map(set => [...set, each])], [[]])

test('property: the sum is exact, every part is allowed, and an exhaustive search finds no fewer or cheaper parts', () => {
  fc.assert(
    fc.property(someSources, aTarget, fc.integer({ min: 1, max: 4 }), (sources, target, maximum) => {
      const parts = planParts(sources, target, maximum)
      const possible = subsets(sources)
        .filter(set => set.length > 0 && set.length <= maximum && canPay(set, Number(target) * 2))
        .map(set => ({ size: set.length, fees: set.reduce((sum, { fee }) => add(sum, fee), '0') }))
        .sort((a, b) => a.size - b.size || compare(a.fees, b.fees))
      expect(parts?.length).toBe(possible[0]?.size)
      if (!parts) return
      expect(compare(feesOf(parts), possible[0]?.fees ?? '0')).toBe(0)
      expect(
        subtract(
          parts.reduce((sum, { amount }) => add(sum, amount), '0'),
          target,
        ),
      ).toBe('0')
      expect(new Set(parts.map(({ connectionId }) => connectionId)).size).toBe(parts.length)
      for (const part of parts) {
        const from = sources.find(({ connectionId }) => connectionId === part.connectionId)
        expect(from && isAllowed(from, part.amount)).toBe(true)
      }
    }),
    { numRuns: 100 },
  )
})

test('property: the order of the sources makes no difference', () => {
  fc.assert(
    fc.property(
      someSources.chain(sources =>
        fc.tuple(fc.constant(sources), fc.shuffledSubarray(sources, { minLength: sources.length })),
      ),
      aTarget,
      ([sources, shuffled], target) => {
        expect(planParts(shuffled, target, 3)).toEqual(planParts(sources, target, 3))
      },
    ),
    { numRuns: 100 },
  )
})
