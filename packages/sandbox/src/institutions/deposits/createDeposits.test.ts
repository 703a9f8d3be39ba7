import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSandboxClock } from '../../clock/createSandboxClock.ts'
import { openStore } from '../state/openStore.ts'
import { createMemoryChains } from '../testing/memoryChains.ts'
import { createDeposits } from './createDeposits.ts'
import { balanceOf } from '../ledger/entries.ts'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'deposits-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const memory = createMemoryChains()
const open = () => {
  const store = openStore(folder)
  const coinbase = {
    name: 'coinbase' as const,
    networks: { ethereum: 'ethereum' },
    depositAddresses: 'perUser' as const,
  }
  const clock = createSandboxClock(() => 1_000_000)
  const log = () => undefined
  const deposits = createDeposits({ store, chains: memory.chains, clock, simulators: [coinbase], log })
  const credited = () => balanceOf(store.state, 'coinbase', 'Mesh', 'USDC')
  return { store, deposits, credited }
}
const order = { institution: 'coinbase' as const, persona: 'Mesh', symbol: 'USDC', amount: '7' }

test('coins that moved just before a crash are credited once after it', async () => {
  const first = open()
  memory.failNext('after')
  await expect(first.deposits.make(order)).rejects.toThrow('the answer is gone')
  expect(first.credited()).toBe(0n)
  first.store.close()
  const second = open()
  await Promise.all([second.deposits.progress(), second.deposits.progress()])
  await second.deposits.progress()
  expect(second.credited()).toBe(7_000_000n)
  expect(second.deposits.list()).toMatchObject([{ hash: memory.payments[0]?.hash, amountUnits: '7000000' }])
  expect(memory.payments).toHaveLength(1)
  second.store.close()
})

test('a deposit that the chain refuses is not tried again', async () => {
  const { store, deposits, credited } = open()
  const before = memory.payments.length
  memory.failNext('refused')
  await expect(deposits.make(order)).rejects.toThrow('refuses')
  await deposits.progress()
  expect(credited()).toBe(0n)
  expect(memory.payments).toHaveLength(before)
  store.close()
})
