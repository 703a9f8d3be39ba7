import { expect, test } from 'vitest'

import { eventLog } from '../testing/eventLog.ts'
import { aConnection } from '../testing/fixtures.ts'
import { partialContext } from '../testing/partialContext.ts'
import { markNeedsReconnect } from './markNeedsReconnect.ts'
import type { Connection } from './ports.ts'

type Marked = 'now' | 'before' | 'renewed'

const mark = async (marked: Marked, changes: Partial<Connection> = {}) => {
  const { events, repositories } = eventLog()
  const connections = { markNeedsReconnect: async () => marked }
  const ctx = partialContext({ store: { ...repositories, connections } })
  const connection = aConnection({ clientId: 'client', environment: 'sandbox' }, changes)
  return { isOver: await markNeedsReconnect(ctx, connection), events: events.map(({ type }) => type) }
}

test('that a user has to connect again is reported once, by the first process that detects it', async () => {
  expect(await mark('now')).toEqual({ isOver: true, events: ['connection.needsReconnect'] })
  expect(await mark('before')).toEqual({ isOver: true, events: [] })
})

test('a rejection of credentials that have been renewed since does not require the user to reconnect', async () => {
  expect(await mark('renewed')).toEqual({ isOver: false, events: [] })
})

test('a user who removed the account is not asked to connect it again', async () => {
  expect(await mark('now', { removedAtMs: 1 })).toEqual({ isOver: true, events: [] })
})
