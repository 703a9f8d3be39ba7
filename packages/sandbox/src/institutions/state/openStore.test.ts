import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSandboxClock } from '../../clock/createSandboxClock.ts'
import { seedPersonas } from '../ledger/setBalances.ts'
import { createMemoryChains } from '../testing/memoryChains.ts'
import { createWithdrawals } from '../withdrawals/createWithdrawals.ts'
import { unbalancedBooks } from './assertBalanced.ts'
import { journalPath, openStore } from './openStore.ts'
import { balanceOf } from '../ledger/entries.ts'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'institutions-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const open = () => {
  const clock = createSandboxClock(() => 1_000_000)
  const memory = createMemoryChains()
  const store = openStore(folder)
  seedPersonas(store, ['coinbase'], clock.nowMs())
  const withdrawals = createWithdrawals({ store, clock, chains: memory.chains, settleDelayMs: 0, log: () => undefined })
  return { clock, memory, store, withdrawals }
}

let next = 0
const order = (persona: string, amountUnits: bigint, feeUnits: bigint) => ({
  id: `w${(next += 1)}`,
  institution: 'coinbase' as const,
  persona,
  asset: 'USDC',
  networkId: '03b2d786-7092-4a6a-9737-d6013e21819b',
  network: 'ethereum',
  address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  tag: '',
  amountUnits: amountUnits.toString(),
  feeUnits: feeUnits.toString(),
  reference: '',
})

const snapshot = (balances: ReadonlyMap<string, bigint>) => [...balances].filter(([, units]) => units !== 0n).sort()

test('any sequence of operations leaves balanced books without debts, and a restart restores them', async () => {
  const action = fc.record({
    kind: fc.constantFrom(
      'accept' as const,
      'progress' as const,
      'fail' as const,
      'loseNext' as const,
      'restart' as const,
    ),
    amount: fc.bigInt({ min: 1n, max: 4_000_000_000n }),
    fee: fc.bigInt({ min: 0n, max: 10_000n }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 25 }), async actions => {
      rmSync(folder, { recursive: true, force: true })
      let world = open()
      for (const { kind, amount, fee } of actions) {
        const { store, withdrawals, memory } = world
        if (kind === 'accept') {
          const enough = balanceOf(store.state, 'coinbase', 'Mesh', 'USDC') >= amount + fee
          if (enough) withdrawals.accept(order('Mesh', amount, fee))
          else expect(() => withdrawals.accept(order('Mesh', amount, fee))).toThrow(/overdraws/)
        }
        if (kind === 'progress') await withdrawals.progress()
        if (kind === 'loseNext') memory.failNext('before')
        const waiting = withdrawals.list().find(w => w.status === 'accepted')
        if (kind === 'fail' && waiting !== undefined) withdrawals.fail(waiting.id, 'test')
        expect(unbalancedBooks(store.state)).toEqual([])
        if (kind === 'restart') {
          const before = snapshot(store.state.balances)
          store.close()
          world = open()
          expect(snapshot(world.store.state.balances)).toEqual(before)
          expect(world.withdrawals.list()).toEqual(withdrawals.list())
        }
      }
      world.store.close()
    }),
    { numRuns: 40 },
  )
})

test('a line cut short by a crash is left out', () => {
  const first = open()
  first.withdrawals.accept(order('Mesh', 5n, 1n))
  const whole = snapshot(first.store.state.balances)
  first.store.close()
  appendFileSync(journalPath(folder), '[{"type":"entry","entry":{"id":"half')
  const second = open()
  expect(snapshot(second.store.state.balances)).toEqual(whole)
  second.store.close()
})

test('a crash at any byte leaves whole transactions: coins on hold are those of open orders', async () => {
  const first = open()
  for (const amount of [5n, 7n, 11n]) first.withdrawals.accept(order('Mesh', amount, 1n))
  await first.withdrawals.progress()
  first.withdrawals.accept(order('Mesh', 13n, 1n))
  first.store.close()
  const whole = readFileSync(journalPath(folder))
  const orders = whole.indexOf('"hold"')
  for (let cut = whole.length; cut > orders - 400; cut -= 97) {
    writeFileSync(journalPath(folder), whole.subarray(0, cut))
    const { state, close } = openStore(folder)
    close()
    const held = [...state.withdrawals.values()]
      .filter(w => w.status !== 'completed')
      .reduce((sum, w) => sum + BigInt(w.amountUnits) + BigInt(w.feeUnits), 0n)
    expect(unbalancedBooks(state)).toEqual([])
    expect(balanceOf(state, 'coinbase', 'Mesh', 'USDC', 'hold')).toBe(held)
  }
})

test('an unbalanced entry is never written', () => {
  const { store } = open()
  const account = { institution: 'coinbase' as const, persona: 'Mesh', asset: 'USDC', bucket: 'available' as const }
  const entry = { id: 'x', atMs: 1, kind: 'adjust' as const, reference: 'x', postings: [{ ...account, units: '1' }] }
  expect(() => store.commit([{ type: 'entry', entry }])).toThrow(/Unbalanced/)
  expect(balanceOf(store.state, 'coinbase', 'Mesh', 'USDC')).toBe(10_000_000_000n)
  store.close()
})
