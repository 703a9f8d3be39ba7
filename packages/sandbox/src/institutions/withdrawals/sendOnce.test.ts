import { expect, test } from 'vitest'
import { createSandboxClock } from '../../clock/createSandboxClock.ts'
import { openStore } from '../state/openStore.ts'
import type { Withdrawal } from '../state/types.ts'
import { aWithdrawal } from '../testing/aWithdrawal.ts'
import { createMemoryChains } from '../testing/memoryChains.ts'
import { sendOnce } from './sendOnce.ts'

const start = () => {
  const memory = createMemoryChains()
  const saved: Withdrawal[] = []
  const sender = {
    store: openStore(),
    chains: memory.chains,
    clock: createSandboxClock(() => 0),
    settleDelayMs: 0,
    log: () => undefined,
    save: (withdrawal: Withdrawal, change: Partial<Withdrawal>) => {
      const next = { ...withdrawal, ...change }
      saved.push(next)
      return next
    },
  }
  return { memory, saved, send: (withdrawal: Withdrawal) => sendOnce(sender, withdrawal) }
}

test('the journal says that it is being sent before the chain is asked', async () => {
  const { memory, saved, send } = start()
  memory.failNext('before')
  await expect(send(aWithdrawal())).rejects.toThrow('the node is gone')
  expect(saved.map(({ status }) => status)).toEqual(['sending'])
  expect(memory.payments).toEqual([])
})

test('one that was being sent is asked for again under its own key, and is paid once', async () => {
  const { memory, saved, send } = start()
  memory.failNext('after')
  await expect(send(aWithdrawal())).rejects.toThrow('the answer is gone')
  await send(aWithdrawal({ status: 'sending' }))
  expect(memory.payments).toHaveLength(1)
  expect(saved.at(-1)).toMatchObject({ status: 'completed', hash: memory.payments[0]?.hash })
})

test('the amount is counted as the chain counts it: eight decimals in the books are eighteen there', async () => {
  const { memory, send } = start()
  await send(aWithdrawal({ asset: 'ETH', amountUnits: '150000000' }))
  expect(memory.payments[0]?.amountBaseUnits).toBe(1_500_000_000_000_000_000n)
})

test.each([
  [undefined, { status: 'accepted', attempts: 1 }],
  [3, { status: 'accepted', attempts: 4 }],
  [4, { status: 'failed', attempts: 5, failure: 'The network did not take the transaction' }],
])('a refusal after %s attempts leads to %j', async (attempts, expected) => {
  const { memory, saved, send } = start()
  memory.failNext('refused')
  await send({ ...aWithdrawal(), ...(attempts === undefined ? {} : { attempts }) })
  expect(saved.at(-1)).toMatchObject(expected)
})

test('a transfer without a simulated chain is not marked as being sent', async () => {
  const { saved, send } = start()
  await expect(send(aWithdrawal({ asset: 'LINK' }))).rejects.toThrow('No simulated chain carries LINK')
  expect(saved).toEqual([])
})
