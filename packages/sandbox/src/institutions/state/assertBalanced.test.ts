import { expect, test } from 'vitest'
import { assertBalanced, unbalancedBooks } from './assertBalanced.ts'
import { accountKey, createState } from './createState.ts'
import type { Bucket, LedgerEntry, Posting } from './types.ts'

const post = (bucket: Bucket, units: string, change: Partial<Posting> = {}): Posting => ({
  institution: 'okx',
  persona: 'Mesh',
  asset: 'USDC',
  bucket,
  units,
  ...change,
})
const entry = (...postings: Posting[]): LedgerEntry => ({ id: 'e', atMs: 0, kind: 'adjust', reference: '', postings })
const stateWith = (units: bigint) => {
  const state = createState()
  state.balances.set(accountKey(post('available', '0')), units)
  return state
}

test('an entry that adds up and leaves no balance negative is accepted', () => {
  expect(() => assertBalanced(stateWith(5n), entry(post('available', '-5'), post('hold', '5')))).not.toThrow()
  expect(() => assertBalanced(createState(), entry(post('external', '-5'), post('available', '5')))).not.toThrow()
})

test.each([
  ['one unit is missing', [post('available', '-5'), post('hold', '4')]],
  ['it mixes assets', [post('available', '-5'), post('hold', '5', { asset: 'USDT' })]],
  ['it mixes personas', [post('available', '-5'), post('hold', '5', { persona: 'Mesh4' })]],
  ['it mixes institutions', [post('available', '-5'), post('hold', '5', { institution: 'kraken' })]],
])('an entry is refused when %s', (_, postings) => {
  expect(() => assertBalanced(stateWith(5n), entry(...postings))).toThrow('Unbalanced entry e')
})

test('an entry is refused when it spends more than there is, over all its postings', () => {
  const twice = entry(post('available', '-3'), post('available', '-3'), post('hold', '6'))
  expect(() => assertBalanced(stateWith(5n), twice)).toThrow('overdraws okx/Mesh/USDC/available: -1')
  expect(() => assertBalanced(stateWith(6n), twice)).not.toThrow()
})

test('an unbalanced entry is reported with its books', () => {
  const state = stateWith(5n)
  expect(unbalancedBooks(state)).toEqual(['okx/Mesh/USDC'])
  state.balances.set(accountKey(post('external', '0')), -5n)
  expect(unbalancedBooks(state)).toEqual([])
})
