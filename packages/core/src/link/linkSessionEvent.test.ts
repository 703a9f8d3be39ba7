import { expect, test } from 'vitest'

import { aConnection, aTransfer } from '../testing/fixtures.ts'
import { eventLog } from '../testing/eventLog.ts'
import { partialContext } from '../testing/partialContext.ts'
import type { Transfer } from '../transfers/ports.ts'
import { emitSessionFinished, emitSessionReady, expireLinkSession } from './linkSessionEvent.ts'
import type { LinkSessionRecord } from './ports.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const session: LinkSessionRecord = {
  id: 'session-1',
  scope,
  request: { userId: 'user-1', subClientId: 'sub-1', restrictMultipleAccounts: false },
  provenIds: [],
  hasReturned: false,
  connectionIds: ['account-1'],
  transferId: 'transfer-1',
  expiresAtMs: 0,
}

const contextWith = (phase: Transfer['phase'] | undefined, stored: LinkSessionRecord = session, sequence = 1) => {
  const { events, repositories } = eventLog({}, sequence)
  const transfer = phase && aTransfer(aConnection(scope), { id: 'transfer-1', phase })
  const store = {
    ...repositories,
    transfers: { find: async () => transfer },
    link: { findById: async () => stored },
  }
  return { events, ctx: partialContext({ store }) }
}

test('the event of a session’s end has its outcome, page, accounts and transfer', async () => {
  const { ctx, events } = contextWith('accepted')
  await emitSessionFinished(ctx, ctx.store, session, { outcome: 'finished', page: 'successPage' })
  expect(events).toMatchObject([
    {
      type: 'linkSession.finished',
      sequence: 1,
      subject: { subjectId: 'session-1' },
      body: {
        SessionId: 'session-1',
        UserId: 'user-1',
        TransactionId: null,
        SubClientId: 'sub-1',
        Outcome: 'finished',
        Page: 'successPage',
        AccountIds: ['account-1'],
        TransferId: 'transfer-1',
      },
    },
  ])
})

test.each(['awaitingUser', undefined] as const)('a transfer that never began (%s) is not named', async phase => {
  const { ctx, events } = contextWith(phase)
  await emitSessionFinished(ctx, ctx.store, session, { outcome: 'exited', page: 'previewPage' })
  expect(events[0]?.body).toMatchObject({ Outcome: 'exited', TransferId: null })
})

test('a session ends once: a second end is not reported', async () => {
  const { ctx, events } = contextWith('accepted', session, 2)
  await emitSessionFinished(ctx, ctx.store, session, undefined)
  expect(events).toEqual([])
})

test('a session that expires before its user leaves is reported as expired, and a session that was left is not', async () => {
  const open = contextWith(undefined)
  await expireLinkSession(open.ctx, scope, 'session-1')
  expect(open.events[0]?.body).toMatchObject({ Outcome: 'expired', Page: null })
  const left = contextWith(undefined, { ...session, exit: { outcome: 'finished', page: 'successPage' } })
  await expireLinkSession(left.ctx, scope, 'session-1')
  expect(left.events).toEqual([])
})

test('the ready event has its own subject, so that the end of the session does not wait for its delivery', async () => {
  const { ctx, events } = contextWith(undefined)
  await emitSessionReady(ctx, ctx.store, session, 'preview-1')
  expect(events).toMatchObject([
    { type: 'linkSession.ready', subject: { subjectId: 'preview-1' }, body: { Outcome: 'open', TransferId: null } },
  ])
})
