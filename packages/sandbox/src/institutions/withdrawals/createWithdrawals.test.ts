import { expect, test } from 'vitest'
import { createSandboxClock } from '../../clock/createSandboxClock.ts'
import { seedPersonas } from '../ledger/setBalances.ts'
import { openStore } from '../state/openStore.ts'
import { CallLost } from '../http/connection.ts'
import { createMemoryChains } from '../testing/memoryChains.ts'
import { createWithdrawals } from './createWithdrawals.ts'
import { balanceOf } from '../ledger/entries.ts'

const setUp = () => {
  const clock = createSandboxClock(() => 1_000_000)
  const memory = createMemoryChains()
  const store = openStore()
  seedPersonas(store, ['coinbase'], clock.nowMs())
  const withdrawals = createWithdrawals({
    store,
    clock,
    chains: memory.chains,
    settleDelayMs: 500,
    log: () => undefined,
  })
  const books = () =>
    (['available', 'hold', 'fees', 'external'] as const).map(b =>
      balanceOf(store.state, 'coinbase', 'MeshUSDC', 'USDC', b),
    )
  return { clock, memory, withdrawals, books }
}

const order = {
  id: 'w1',
  institution: 'coinbase' as const,
  persona: 'MeshUSDC',
  asset: 'USDC',
  networkId: '03b2d786-7092-4a6a-9737-d6013e21819b',
  network: 'ethereum',
  address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  tag: '',
  amountUnits: '5000000',
  feeUnits: '10000',
  reference: 'ours',
}

test('a withdrawal holds coins, waits on the clock, sends once and settles', async () => {
  const { clock, memory, withdrawals, books } = setUp()
  withdrawals.accept(order)
  expect(books()).toEqual([9_994_990_000n, 5_010_000n, 0n, -10_000_000_000n])
  await withdrawals.progress()
  expect(memory.payments).toHaveLength(0)
  clock.advance(500)
  await Promise.all([withdrawals.progress(), withdrawals.progress(), withdrawals.progress()])
  expect(memory.payments).toMatchObject([{ symbol: 'USDC', to: order.address, amountBaseUnits: 5_000_000n }])
  expect(books()).toEqual([9_994_990_000n, 0n, 10_000n, -9_995_000_000n])
  expect(withdrawals.list()[0]).toMatchObject({ status: 'completed', hash: memory.payments[0]?.hash })
})

test.each(['before', 'after'] as const)(
  'a node that falls silent %s the payment is asked again, and the payment is made once',
  async when => {
    const { clock, memory, withdrawals } = setUp()
    withdrawals.accept(order)
    memory.failNext(when)
    clock.advance(500)
    await withdrawals.progress()
    expect(withdrawals.list()[0]).toMatchObject({ status: 'sending' })
    await withdrawals.progress()
    expect(withdrawals.list()[0]).toMatchObject({ status: 'sending' })
    clock.advance(2_000)
    await withdrawals.progress()
    expect(withdrawals.list()[0]).toMatchObject({ status: 'completed', hash: memory.payments[0]?.hash })
    expect(memory.payments).toHaveLength(1)
  },
)

test('a payment that the node refuses is due again', async () => {
  const { clock, memory, withdrawals } = setUp()
  withdrawals.accept(order)
  memory.failNext('refused')
  clock.advance(500)
  await withdrawals.progress()
  expect(withdrawals.list()[0]).toMatchObject({ status: 'accepted', attempts: 1 })
  await withdrawals.progress()
  expect(withdrawals.list()[0]).toMatchObject({ status: 'completed' })
  expect(memory.payments).toHaveLength(1)
})

test('five refusals in a row release the coins', async () => {
  const { clock, memory, withdrawals, books } = setUp()
  withdrawals.accept(order)
  for (let round = 0; round < 10; round += 1) {
    memory.failNext('refused')
    clock.advance(2_000)
    await withdrawals.progress()
  }
  expect(withdrawals.list()[0]).toMatchObject({ status: 'failed', attempts: 5 })
  expect(books()).toEqual([10_000_000_000n, 0n, 0n, -10_000_000_000n])
})

test('two payments alike are two hashes', async () => {
  const { clock, memory, withdrawals } = setUp()
  withdrawals.accept(order)
  withdrawals.accept({ ...order, id: 'w2' })
  memory.failNext('after')
  clock.advance(500)
  await withdrawals.progress()
  clock.advance(2_000)
  await withdrawals.progress()
  expect(
    withdrawals
      .list()
      .map(w => w.hash)
      .sort(),
  ).toEqual(memory.payments.map(p => p.hash).sort())
})

test('a withdrawal that waits for approval moves once approved, and a final one is final', async () => {
  const { clock, withdrawals } = setUp()
  withdrawals.accept(order, { awaitingApproval: true })
  clock.advance(60_000)
  await withdrawals.progress()
  expect(withdrawals.list()[0]).toMatchObject({ status: 'awaitingApproval' })
  expect(await withdrawals.complete('w1')).toMatchObject({ status: 'completed' })
  expect(() => withdrawals.fail('w1', 'late')).toThrow(/Already completed/)
  await expect(withdrawals.complete('w1')).rejects.toThrow(/Already completed/)
})

test('an amount that asks for it fails when it is due, and the coins come back', async () => {
  const { clock, memory, withdrawals, books } = setUp()
  withdrawals.accept({ ...order, amountUnits: '5555000' })
  expect(withdrawals.list()[0]).toMatchObject({ status: 'accepted' })
  clock.advance(500)
  await withdrawals.progress()
  expect(withdrawals.list()[0]).toMatchObject({ status: 'failed', failure: 'Returned by the institution' })
  expect(memory.payments).toEqual([])
  expect(books()).toEqual([10_000_000_000n, 0n, 0n, -10_000_000_000n])
})

test('an amount that asks for it waits for the control API', async () => {
  const { clock, withdrawals } = setUp()
  withdrawals.accept({ ...order, amountUnits: '5202000' })
  clock.advance(500)
  await withdrawals.progress()
  expect(withdrawals.list()[0]).toMatchObject({ status: 'awaitingApproval' })
  expect(await withdrawals.complete('w1')).toMatchObject({ status: 'completed' })
})

test('an amount that asks for it books nothing: its connection breaks first', () => {
  const { withdrawals, books } = setUp()
  expect(() => withdrawals.accept({ ...order, amountUnits: '5444000' })).toThrow(CallLost)
  expect(withdrawals.list()).toEqual([])
  expect(books()).toEqual([10_000_000_000n, 0n, 0n, -10_000_000_000n])
})
