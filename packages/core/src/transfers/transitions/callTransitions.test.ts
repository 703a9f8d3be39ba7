import { expect, test } from 'vitest'

import { aPreview, aReason, aTransfer, createWorld } from '../../testing/index.ts'
import { callTransitions } from './callTransitions.ts'
import { transitionWriter } from './transitionWriter.ts'

const begin = async () => {
  const world = createWorld()
  const connection = await world.connect()
  const { store } = world.ctx
  return { world, connection, store, to: callTransitions(transitionWriter(world.ctx, store)) }
}

test('a part has no Link session, which its combined transfer has', async () => {
  const { connection, to } = await begin()
  const preview = aPreview(connection, { linkSessionId: 'session-1' })
  expect(await to.request(preview, 'kraken')).toMatchObject({ phase: 'sending', linkSessionId: 'session-1' })
  const part = aPreview(connection, { linkSessionId: 'session-1', partOf: preview.id })
  expect(await to.request(part, 'kraken')).not.toHaveProperty('linkSessionId')
})

test('an answer with the record of another transfer leaves the outcome unknown', async () => {
  const { connection, store, to } = await begin()
  const [first, second] = [aTransfer(connection), aTransfer(connection)]
  for (const transfer of [first, second]) await store.transfers.insert(transfer, aReason)
  const outcome = { kind: 'accepted', upstreamId: 'native-1' } as const
  expect(await to.accept(first, outcome)).toMatchObject({ phase: 'accepted', institutionTransactionId: 'native-1' })
  expect(await to.accept(second, outcome)).toMatchObject({ phase: 'unknown' })
  const [, change] = await store.transfers.listChanges(second.scope, second.id)
  expect(change?.detail).toBe("the institution answered with native-1, which is another transfer's")
})
