import { executeTransfer } from '@rialto/core'
import { createWorld } from '@rialto/core/testing'
import { expect, test } from 'vitest'

import { jobHandlers } from './jobHandlers.ts'

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

test('one run of a job passes the phases of a transfer that are due at once', async () => {
  const world = createWorld()
  const connection = await world.connect()
  const { id } = await world.preview(connection)
  await executeTransfer(world.ctx, { connection, previewId: id })
  world.institution.settle('pending', '0xabc')
  world.chain.answer = { kind: 'confirmed', confirmations: 3, fromAddress: '0x1' }
  const { clientId, environment } = world.scope
  await jobHandlers(world.ctx, log)['transfer.reconcile']({ transferId: id, clientId, environment })
  expect(await world.ctx.store.transfers.find(world.scope, id)).toMatchObject({ phase: 'settled' })
})

test('a job whose transfer changes at each read is given back after three of them', async () => {
  const world = createWorld()
  const connection = await world.connect()
  const { id } = await world.preview(connection)
  await executeTransfer(world.ctx, { connection, previewId: id })
  world.chain.answer = { kind: 'reverted', message: 'reverted' }
  let reads = 0
  world.institution.script.afterFind = () => world.institution.settle('pending', `0x${(reads += 1)}`)
  world.institution.settle('pending', '0x0')
  const { clientId, environment } = world.scope
  expect(await jobHandlers(world.ctx, log)['transfer.reconcile']({ transferId: id, clientId, environment })).toBe(0)
  expect(reads).toBe(3)
})
