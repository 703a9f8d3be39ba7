import { randomUUID } from 'node:crypto'

import { aTransfer, createWorld, useDatabase, aReason } from '@rialto/core/testing'
import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'

import { enqueueJob } from '../queue/enqueueJob.ts'
import { m0017WebhookOrder } from './m0017WebhookOrder.ts'

const database = useDatabase()

test('of the events of before, those that nobody will deliver any more are marked as given up, and no other', async () => {
  const world = await createWorld(database())
  const endpointId = await world.addWebhook()
  const transfer = aTransfer(await world.connect())
  await world.ctx.store.transfers.insert(transfer, aReason)
  const insert = async (sequence: number): Promise<string> => {
    const eventId = randomUUID()
    const details = { type: 'transfer.pending' as const, body: {}, createdAtMs: world.clock.nowMs() }
    const subject = { transferId: transfer.id }
    const event = { id: eventId, eventId, scope: world.scope, endpointId, subject, sequence, ...details }
    await world.ctx.store.webhooks.insertEvent(event)
    return eventId
  }
  const [exhausted, waiting, delivered] = [await insert(1), await insert(2), await insert(3)]
  await enqueueJob(database(), { kind: 'webhook.deliver', key: waiting, payload: {}, runAt: new Date(0) })
  await world.ctx.store.webhooks.markDelivered(delivered, world.clock.nowMs())
  await sql`alter table webhook_events drop column given_up_at`.execute(database())
  await m0017WebhookOrder.up(database() as Kysely<unknown>)
  const { rows } = await sql<{ id: string }>`select id from webhook_events where given_up_at is not null`.execute(
    database(),
  )
  expect(rows).toEqual([{ id: exhausted }])
})
