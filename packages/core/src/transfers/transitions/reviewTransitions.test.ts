import { expect, test } from 'vitest'

import { aReason, aTransfer, createWorld } from '../../testing/index.ts'
import type { Transfer } from '../ports.ts'
import { watchMs } from '../watchTimes.ts'
import { reviewTransitions } from './reviewTransitions.ts'
import { transitionWriter } from './transitionWriter.ts'

const begin = async (changes: Partial<Transfer>) => {
  const world = createWorld()
  const connection = await world.connect()
  const { store } = world.ctx
  const transfer = aTransfer(connection, { phase: 'unknown', amount: '10', symbol: 'USDC', ...changes })
  await store.transfers.insert(transfer, aReason)
  return { world, transfer, to: reviewTransitions(transitionWriter(world.ctx, store)) }
}

test('a transfer that a person ends as arrived, short, refunded or not sent is watched for other withdrawals', async () => {
  const ends = {
    arrived: ({ to, transfer }: Begun) => to.declareArrived(transfer, { note: 'explorer' }),
    short: ({ to, transfer }: Begun) => to.declareShort(transfer, { arrived: '4', note: 'explorer' }),
    refunded: ({ to, transfer }: Begun) => to.declareRefunded(transfer, { amount: '10' }, 'support'),
    notSent: ({ to, transfer }: Begun) => to.declareNotSent(transfer, 'support'),
  }
  for (const [name, end] of Object.entries(ends)) {
    const begun = await begin({})
    expect((await end(begun)).watchUntilMs, name).toBe(begun.world.clock.nowMs() + watchMs)
  }
})

test('a payment of a wallet that a person ends is not watched, because no institution makes another one for it', async () => {
  const { transfer, to } = await begin({ type: 'deFiWallet', phase: 'onChain' })
  const short = await to.declareShort(transfer, { arrived: '4', note: 'explorer' })
  expect(short).toMatchObject({ phase: 'failed', failureMessage: 'Only 4 of 10 USDC arrived.' })
  expect(short).not.toHaveProperty('watchUntilMs')
})

test('the corrected transaction of a transfer replaces the finding about the former one', async () => {
  const { transfer, to } = await begin({ phase: 'onChain', finding: { kind: 'missing', sinceMs: 1 }, confirmations: 2 })
  const sent = await to.declareSent(transfer, { upstreamId: 'native-1', hash: '0xdef' }, 'support')
  expect(sent).toMatchObject({ phase: 'onChain', hash: '0xdef', confirmations: 0 })
  expect(sent).not.toHaveProperty('finding')
})

type Begun = Awaited<ReturnType<typeof begin>>
