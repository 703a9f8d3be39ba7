import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertBalanced } from '../state/assertBalanced.ts'
import { openStore } from '../state/openStore.ts'
import { aWithdrawal } from '../testing/aWithdrawal.ts'
import { balanceOf, holdEntry, releaseEntry, settleEntry } from './entries.ts'
import { setBalances } from './setBalances.ts'

const units = fc.bigInt({ min: 0n, max: 10n ** 12n })
const buckets = ['available', 'hold', 'fees', 'external'] as const

const booksAfter = (amount: bigint, fee: bigint, ends: typeof settleEntry) => {
  const store = openStore()
  setBalances(store, { institution: 'okx', persona: 'Mesh', holdings: { USDC: '3000000' }, kind: 'seed', atMs: 0 })
  const withdrawal = aWithdrawal({ amountUnits: amount.toString(), feeUnits: fee.toString() })
  for (const entry of [holdEntry(withdrawal, 1), ends(withdrawal, 2)]) {
    assertBalanced(store.state, entry)
    store.commit([{ type: 'entry', entry }])
  }
  return buckets.map(bucket => balanceOf(store.state, 'okx', 'Mesh', 'USDC', bucket))
}

const START = 3_000_000_000_000n

test('a withdrawal that settles costs the user amount and fee; the fee stays, the amount leaves', () => {
  fc.assert(
    fc.property(units, units, (amount, fee) => {
      expect(booksAfter(amount, fee, settleEntry)).toEqual([START - amount - fee, 0n, fee, amount - START])
    }),
    { numRuns: 30 },
  )
})

test('a withdrawal that fails costs nothing', () => {
  fc.assert(
    fc.property(units, units, (amount, fee) => {
      expect(booksAfter(amount, fee, releaseEntry)).toEqual([START, 0n, 0n, -START])
    }),
    { numRuns: 30 },
  )
})

test('holding more than the balance is refused', () => {
  const store = openStore()
  expect(() => assertBalanced(store.state, holdEntry(aWithdrawal(), 1))).toThrow('overdraws okx/Mesh/USDC/available')
})
