import { expect, test } from 'vitest'
import { aWithdrawal } from '../testing/aWithdrawal.ts'
import { compact } from './compact.ts'
import { applyEvent, createState, type State } from './createState.ts'
import type { LedgerEntry } from './types.ts'

const entryOf = (index: number): LedgerEntry => ({
  id: `e${index}`,
  atMs: index,
  kind: index === 0 ? 'seed' : 'adjust',
  reference: 'okx/Mesh',
  postings: [
    { institution: 'okx', persona: 'Mesh', asset: 'USDC', bucket: 'external', units: '-3' },
    { institution: 'okx', persona: 'Mesh', asset: 'USDC', bucket: 'available', units: '3' },
  ],
})

const stateOf = (entries: number): State => {
  const state = createState()
  for (let index = 0; index < entries; index += 1) applyEvent(state, { type: 'entry', entry: entryOf(index) })
  return state
}

const replayed = (state: State): State => {
  const again = createState()
  for (const event of compact(state).flat()) applyEvent(again, event)
  return again
}

test('a short journal is kept whole, with everything beside the books', () => {
  const state = stateOf(3)
  applyEvent(state, { type: 'clock', offsetMs: 60_000 })
  applyEvent(state, { type: 'withdrawal', withdrawal: aWithdrawal({ reference: 'ours' }) })
  applyEvent(state, { type: 'note', note: { institution: 'okx', key: 'a', value: 1 } })
  expect(replayed(state)).toEqual(state)
})

test('a long journal is folded: the balances stay, of the entries the last 5,000 and one to open with', () => {
  const state = stateOf(5_010)
  const again = replayed(state)
  expect(again.balances).toEqual(state.balances)
  expect(again.seeded).toEqual(new Set(['okx/Mesh']))
  expect(again.entries).toHaveLength(5_001)
  expect(again.entries[0]).toMatchObject({ kind: 'opening', atMs: 9, reference: 'okx/Mesh' })
  expect(again.entries.at(-1)).toEqual(state.entries.at(-1))
})

test('books that do not add up are never written', () => {
  const state = stateOf(1)
  state.balances.set('okx/Mesh/USDC/available', 4n)
  expect(() => compact(state)).toThrow('The sandbox ledger does not add up: okx/Mesh/USDC')
})
