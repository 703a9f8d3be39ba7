import { expect, test } from 'vitest'

import { aReason, aTransfer, createWorld } from '../../testing/index.ts'
import type { Transfer } from '../ports.ts'
import { reportedTransitions } from './reportedTransitions.ts'
import { transitionWriter } from './transitionWriter.ts'

const begin = async (changes: Partial<Transfer>) => {
  const world = createWorld()
  const connection = await world.connect()
  const { store } = world.ctx
  const transfer = aTransfer(connection, { phase: 'onChain', hash: '0xabc', ...changes })
  await store.transfers.insert(transfer, aReason)
  const countChanges = async () => (await store.transfers.listChanges(transfer.scope, transfer.id)).length
  return { transfer, countChanges, to: reportedTransitions(transitionWriter(world.ctx, store)) }
}

test('a repeated finding, charge or number of confirmations is not written again', async () => {
  const { transfer, countChanges, to } = await begin({})
  const found = { upstreamId: 'native-1', status: 'succeeded', upstreamStatus: 'done', fee: '1' } as const
  const short = { kind: 'short', hash: '0xabc', arrived: '4' } as const
  let next = transfer
  for (const changes of [2, 2]) {
    next = await to.mismatch(next, short, 'pays 4')
    expect(await countChanges()).toBe(changes)
  }
  for (const changes of [3, 3]) {
    next = await to.noteCharge(next, found)
    expect(await countChanges()).toBe(changes)
  }
  // The first one also ends the finding.
  for (const changes of [4, 4]) {
    next = await to.confirmFurther(next, 2)
    expect(await countChanges()).toBe(changes)
  }
  expect(next).not.toHaveProperty('finding')
})

test('a transaction that is sent again has no confirmations yet', async () => {
  const { transfer, to } = await begin({ confirmations: 3 })
  const found = { upstreamId: 'native-1', status: 'pending', upstreamStatus: 'sent', hash: '0xdef' } as const
  expect(await to.sendAgain(transfer, found)).toMatchObject({ phase: 'onChain', hash: '0xdef', confirmations: 0 })
})
