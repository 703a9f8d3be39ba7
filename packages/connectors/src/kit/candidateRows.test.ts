import { expect, it } from 'vitest'
import type { RowTraits } from './candidateRows.ts'
import { candidateRows } from './candidateRows.ts'
import { uuidReference } from './testing/uuidReference.ts'

const networks = [
  { networkId: 'n1', upstreamId: 'ETH' },
  { networkId: 'n2', upstreamId: 'BASE' },
]
const order = { reference: uuidReference, symbol: 'USDC', networkId: 'n1', address: '0xAb', amount: '5' }
const search = { order, sinceMs: 1_000_000 }
const row: RowTraits = {
  id: '1',
  symbol: 'USDC',
  chain: 'ETH',
  amount: '5.0',
  fee: '2',
  address: '0xab',
  tag: '',
  createdMs: 1_000_000,
}
const like = (rows: readonly RowTraits[], more = {}) =>
  candidateRows({ networks }, rows, traits => traits, { ...search, ...more }).map(({ id }) => id)

it('takes what arrives for the amount, and only without such a row what was debited', () => {
  const debited = { ...row, id: '2', amount: '7' }
  expect(like([row, debited])).toEqual(['1'])
  expect(like([debited])).toEqual(['2'])
  expect(like([{ ...debited, fee: null }])).toEqual([])
})

it('overlooks no row for what it does not say, or says in a new word', () => {
  for (const change of [{ chain: 'NEW' }, { chain: null }, { tag: null }])
    expect(like([{ ...row, ...change }])).toEqual(['1'])
})

it('takes no other', () => {
  const others = [
    { chain: 'BASE' },
    { amount: '6' },
    { address: null },
    { symbol: 'ETH' },
    { tag: '7' },
    { createdMs: 1 },
  ]
  for (const change of others) expect(like([{ ...row, ...change }])).toEqual([])
  expect(like([row], { claimed: new Set(['1']) })).toEqual([])
})
