import { expect, test } from 'vitest'
import { openStore } from '../state/openStore.ts'
import { aWithdrawal } from '../testing/aWithdrawal.ts'
import { createLedgerView } from './createLedgerView.ts'
import { holdEntry } from './entries.ts'
import { seedPersonas, setBalances, startingHoldings } from './setBalances.ts'

const set = (store: ReturnType<typeof openStore>, holdings: Record<string, string>) =>
  setBalances(store, { institution: 'okx', persona: 'Mesh', holdings, kind: 'adjust', atMs: 1 })

test('balances are set to the given values, and other assets and coins on hold are unchanged', () => {
  const store = openStore()
  const ledger = createLedgerView(store)
  const of = (asset: string, bucket?: 'hold') => ledger.balance('okx', 'Mesh', asset, bucket)
  set(store, { USDC: '50', ETH: '1.5' })
  store.commit([{ type: 'entry', entry: holdEntry(aWithdrawal({ amountUnits: '5000000', feeUnits: '0' }), 1) }])
  set(store, { USDC: '7' })
  expect([of('USDC'), of('USDC', 'hold'), of('ETH')]).toEqual(['7', '5', '1.5'])
  set(store, { USDC: '0' })
  expect([of('USDC'), of('USDC', 'hold')]).toEqual(['0', '5'])
  expect(ledger.unbalanced()).toEqual([])
})

test('a balance that is right already moves nothing', () => {
  const store = openStore()
  set(store, { USDC: '50' })
  set(store, { USDC: '50.0' })
  expect(createLedgerView(store).entries().at(-1)?.postings).toEqual([])
})

test('a persona is given its first coins once, at each institution', () => {
  const store = openStore()
  const ledger = createLedgerView(store)
  seedPersonas(store, ['okx'], 1)
  set(store, { USDC: '1' })
  const count = ledger.entries().length
  seedPersonas(store, ['okx'], 2)
  expect([ledger.entries().length, ledger.balance('okx', 'Mesh', 'USDC')]).toEqual([count, '1'])
  seedPersonas(store, ['okx', 'kraken'], 3)
  expect(ledger.balance('kraken', 'Mesh', 'USDC')).toBe('10000')
})

test('a reset restores a persona’s initial balances and removes all others', () => {
  const store = openStore()
  set(store, { XRP: '5', USDC: '1' })
  set(store, startingHoldings('Mesh'))
  const ledger = createLedgerView(store)
  expect([ledger.balance('okx', 'Mesh', 'XRP'), ledger.balance('okx', 'Mesh', 'USDC')]).toEqual(['0', '10000'])
})
