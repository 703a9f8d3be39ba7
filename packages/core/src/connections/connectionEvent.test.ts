import { expect, test } from 'vitest'

import { eventLog } from '../testing/eventLog.ts'
import { aConnection } from '../testing/fixtures.ts'
import { partialContext } from '../testing/partialContext.ts'
import { emitConnectionEvent } from './connectionEvent.ts'

const connection = aConnection({ clientId: 'client', environment: 'sandbox' }, { type: 'kraken' })

test('a connection’s event names the account and its integration, and carries neither token nor credential', async () => {
  const { events, repositories } = eventLog({}, 3)
  const ctx = partialContext({ store: repositories })
  await emitConnectionEvent(ctx, ctx.store, connection, 'connection.removed')
  expect(events).toMatchObject([
    {
      type: 'connection.removed',
      subject: { subjectId: connection.id },
      sequence: 3,
      body: {
        EventType: 'connection.removed',
        Sequence: 3,
        UserId: 'user-1',
        AccountId: connection.id,
        IntegrationType: 'kraken',
        IntegrationName: 'Kraken',
        Timestamp: ctx.clock.nowMs(),
      },
    },
  ])
  const { tokenId, refreshToken } = connection
  for (const secret of [tokenId, refreshToken, 'access-0', 'refresh-'])
    expect(JSON.stringify(events)).not.toContain(secret)
})

test('an integration that the catalog no longer has is named by its type', async () => {
  const { events, repositories } = eventLog()
  const ctx = partialContext({ store: repositories })
  await emitConnectionEvent(ctx, ctx.store, { ...connection, type: 'gone' }, 'connection.needsReconnect')
  expect(events[0]?.body).toMatchObject({ IntegrationType: 'gone', IntegrationName: 'gone' })
})
