import { ConnectionWebhook, LinkSessionWebhook } from '@rialto/contract'
import { Value } from 'typebox/value'
import { removeAccount, finishLinkSession, expireLinkSession, deliverWebhook } from '@rialto/core'
import { openSession } from '@rialto/core/testing'
import { beforeEach, describe, expect, test } from 'vitest'

import { markNeedsReconnect } from '../../../core/src/connections/markNeedsReconnect.ts'
import { type StoredWorld, createStoredWorld, useDatabase } from '../testing/index.ts'

const database = useDatabase()
let world: StoredWorld
beforeEach(async () => {
  world = await createStoredWorld(database())
  await world.addWebhook()
})

/** Every delivered event of the client, oldest first. */
const delivered = async (): Promise<Record<string, unknown>[]> => {
  const bodies: Record<string, unknown>[] = []
  const send = async ({ body }: { body: string }) => {
    bodies.push(JSON.parse(body) as Record<string, unknown>)
    return { status: 200 }
  }
  const waiting = await world.ctx.store.webhooks.list(world.scope, { state: 'waiting', count: 100, offset: 0 })
  for (const { event } of waiting.toSorted((a, b) => a.event.sequence - b.event.sequence))
    await deliverWebhook(world.ctx, { send, report: () => undefined }, event.id)
  return bodies
}

describe('a connection', () => {
  test('that needs reconnecting is reported once, even if several calls detect it', async () => {
    const connection = await world.connect()
    expect(await Promise.all([1, 2, 3].map(() => markNeedsReconnect(world.ctx, connection)))).toEqual([
      true,
      true,
      true,
    ])
    const [body, ...more] = await delivered()
    expect(more).toEqual([])
    expect([...Value.Errors(ConnectionWebhook, body)]).toEqual([])
    expect(body).toMatchObject({
      EventType: 'connection.needsReconnect',
      Sequence: 1,
      UserId: connection.userId,
      AccountId: connection.id,
      IntegrationType: connection.type,
    })
  })

  test('a connection whose credentials have been renewed is not reported', async () => {
    const connection = await world.connect()
    expect(await world.ctx.store.connections.replaceCredentials(connection, connection.version)).toBe(true)
    expect(await markNeedsReconnect(world.ctx, connection)).toBe(false)
    expect(await delivered()).toEqual([])
  })

  test('a removed connection is reported, and its data is erased after the delivery', async () => {
    const connection = await world.connect()
    await markNeedsReconnect(world.ctx, connection)
    const token = { token: `rat_${connection.id}`, createdAtMs: world.clock.nowMs() }
    await world.ctx.store.connections.addAccessToken(connection, token)
    await removeAccount(world.ctx, world.scope, { authToken: token.token, type: connection.type })
    const bodies = await delivered()
    expect(bodies).toMatchObject([{ EventType: 'connection.removed', AccountId: connection.id }])
    expect([...Value.Errors(ConnectionWebhook, bodies[0])]).toEqual([])
    const rows = await world.db.selectFrom('webhook_events').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(connection.id)
  })
})

describe('a Link session', () => {
  test('the user’s exit is reported once, with its outcome and page', async () => {
    const { session } = await openSession(world)
    const exit = { outcome: 'exited', page: 'startPage', returns: false } as const
    await finishLinkSession(world.ctx, session, exit)
    await finishLinkSession(world.ctx, session, { ...exit, outcome: 'finished' })
    await expireLinkSession(world.ctx, world.scope, session.id)
    const [body, ...more] = await delivered()
    expect(more).toEqual([])
    expect([...Value.Errors(LinkSessionWebhook, body)]).toEqual([])
    expect(body).toMatchObject({
      EventType: 'linkSession.finished',
      SessionId: session.id,
      UserId: session.request.userId,
      Outcome: 'exited',
      Page: 'startPage',
      TransferId: null,
    })
  })

  test('an abandoned session is reported as expired when it expires', async () => {
    const { session } = await openSession(world)
    const jobs = await world.db.selectFrom('jobs').selectAll().where('key', '=', session.id).execute()
    expect(jobs).toMatchObject([{ kind: 'linkSession.expire', run_at: new Date(session.expiresAtMs) }])
    await expireLinkSession(world.ctx, world.scope, session.id)
    await expireLinkSession(world.ctx, world.scope, session.id)
    expect(await delivered()).toMatchObject([{ Outcome: 'expired', Page: null, SessionId: session.id }])
  })
})
