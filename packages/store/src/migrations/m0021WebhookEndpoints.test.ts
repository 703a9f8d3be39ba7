import { randomUUID } from 'node:crypto'

import { aTransfer, createWorld, useDatabase, type World, aReason } from '@rialto/core/testing'
import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'

import { m0021WebhookEndpoints } from './m0021WebhookEndpoints.ts'

const database = useDatabase()

/** The tables as the version before had them. */
const revert = async () => {
  await sql`alter table webhook_endpoints drop column label, drop column event_types, drop column failing_since,
    drop column resumed_at`.execute(database())
  await sql`alter table webhook_events drop column event_id, drop column subject_id, drop column replayed_at,
    alter column transfer_id set not null`.execute(database())
  await sql`drop index webhook_events_open, webhook_events_by_client`.execute(database())
}

const insertEvent = async (world: World, endpointId: string): Promise<string> => {
  const transfer = aTransfer(await world.connect())
  await world.ctx.store.transfers.insert(transfer, aReason)
  const id = randomUUID()
  const details = { sequence: 1, type: 'transfer.pending' as const, body: {}, createdAtMs: world.clock.nowMs() }
  const subject = { transferId: transfer.id }
  await world.ctx.store.webhooks.insertEvent({ id, eventId: id, scope: world.scope, endpointId, subject, ...details })
  return id
}

test('events given up because their endpoint was disabled wait for it; others stay given up', async () => {
  const world = await createWorld(database())
  const [live, disabled] = [await world.addWebhook(), await world.addWebhook()]
  const lost = await insertEvent(world, disabled)
  const before = await insertEvent(world, disabled)
  const exhausted = await insertEvent(world, live)
  await world.ctx.store.webhookEndpoints.pause(world.scope, disabled, 2_000, 'answered 410 Gone')
  for (const [id, atMs] of [
    [lost, 2_000],
    [before, 1_000],
    [exhausted, 3_000],
  ] as const)
    await world.ctx.store.webhooks.markGivenUp(id, atMs)
  await revert()
  await m0021WebhookEndpoints.up(database() as Kysely<unknown>)
  expect(await world.ctx.store.webhooks.findEvent(lost)).toMatchObject({ event: { eventId: lost }, isEnded: false })
  expect(await world.ctx.store.webhooks.findEvent(before)).toMatchObject({ isEnded: true })
  expect(await world.ctx.store.webhooks.findEvent(exhausted)).toMatchObject({ isEnded: true })
})
