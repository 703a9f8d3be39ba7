import { expect, test } from 'vitest'

import { aReason, aTransfer, createWorld } from '../../testing/index.ts'
import type { Transfer, TransferCause } from '../ports.ts'
import { hasOthers, matched, shortMessage, type TransitionWriter, transitionWriter } from './transitionWriter.ts'

/** A stored transfer, and writes to it in one transaction. */
const begin = async (changes: Partial<Transfer> = {}) => {
  const world = createWorld()
  const connection = await world.connect()
  await world.addWebhook()
  const transfer = aTransfer(connection, { phase: 'unknown', ...changes })
  await world.ctx.store.transfers.insert(transfer, aReason)
  const write = <T>(work: (writer: TransitionWriter) => Promise<T>) =>
    world.ctx.store.transaction(repositories => work(transitionWriter(world.ctx, repositories)))
  return { world, transfer, write }
}

test('a transfer that fails at once is reported as pending before, and a part is not reported', async () => {
  for (const [partOf, events] of [
    [undefined, ['transfer.pending', 'transfer.failed']],
    ['combined-1', []],
  ] as const) {
    const { world, transfer, write } = await begin(partOf === undefined ? {} : { partOf })
    await write(writer => writer.fail(transfer, 'Refused.', writer.because('rejected')))
    expect(world.eventsOf(transfer.id).map(({ type }) => type)).toEqual(events)
  }
})

test.each<[TransferCause, number, number]>([
  ['rejected', 60_000, 24],
  ['notInHistory', 60 * 60_000, 14 * 24],
])('a transfer that fails as %s is read again after %i ms and watched for %i hours', async (cause, firstMs, hours) => {
  const { world, transfer, write } = await begin()
  const failed = await write(writer => writer.failWatched(transfer, 'Failed.', writer.because(cause)))
  const nowMs = world.clock.nowMs()
  expect(failed.watchUntilMs).toBe(nowMs + hours * 60 * 60_000)
  expect(world.openJobs(transfer.id).find(({ kind }) => kind === 'transfer.watch')?.runAtMs).toBe(nowMs + firstMs)
})

test('only the institution of a single transfer may make further withdrawals of it', () => {
  expect(hasOthers({ type: 'kraken' })).toBe(true)
  expect(hasOthers({ type: 'deFiWallet' })).toBe(false)
  expect(hasOthers({ type: 'kraken', isCombined: true })).toBe(false)
})

test('a matched transfer has no finding, and the message of a short one names what arrived or was returned', async () => {
  const { transfer } = await begin({ finding: { kind: 'short', sinceMs: 1 }, amount: '10', symbol: 'USDC' })
  expect(matched(transfer)).not.toHaveProperty('finding')
  expect(shortMessage({ ...transfer, arrived: '4' })).toBe('Only 4 of 10 USDC arrived.')
  expect(shortMessage({ ...transfer, refunded: { amount: '9' } })).toBe('9 USDC were returned.')
})
