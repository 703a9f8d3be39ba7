import { expect, test } from 'vitest'
import { openStore } from '../state/openStore.ts'
import { aWithdrawal } from '../testing/aWithdrawal.ts'
import { createLedgerView } from './createLedgerView.ts'

test('withdrawals are found by institution, persona and reference, each alone or together', () => {
  const store = openStore()
  const rows = [
    aWithdrawal({ id: '1', reference: 'a' }),
    aWithdrawal({ id: '2', persona: 'Mesh4', reference: 'a' }),
    aWithdrawal({ id: '3', institution: 'kraken', reference: 'b' }),
  ]
  store.commit(rows.map(withdrawal => ({ type: 'withdrawal', withdrawal })))
  const ledger = createLedgerView(store)
  const ids = (filter?: Parameters<typeof ledger.withdrawals>[0]) => ledger.withdrawals(filter).map(({ id }) => id)
  expect(ids()).toEqual(['1', '2', '3'])
  expect(ids({ institution: 'okx' })).toEqual(['1', '2'])
  expect(ids({ reference: 'a', persona: 'Mesh4' })).toEqual(['2'])
  expect(ids({ institution: 'kraken', reference: 'a' })).toEqual([])
})

test('the view returns copies, which cannot change the ledger', () => {
  const store = openStore()
  const entries = createLedgerView(store).entries() as unknown[]
  entries.push('forged')
  expect(store.state.entries).toEqual([])
})
