import { expect, test } from 'vitest'

import type { LinkSessionRecord } from '../link/ports.ts'
import { aConnection, aTransfer } from '../testing/fixtures.ts'
import { partialContext } from '../testing/partialContext.ts'
import { noteWalletCalls } from './noteWalletCalls.ts'

const connection = aConnection({ clientId: 'client', environment: 'sandbox' })
const transfer = aTransfer(connection, { linkSessionId: 'session' })
const session = { id: 'session', scope: connection.scope, provenIds: [connection.id] } as unknown as LinkSessionRecord

const note = async (attempt: object, input: { askId?: string; isKnown?: boolean } = {}) => {
  const noted: unknown[] = []
  const ctx = partialContext({
    store: {
      transfers: { find: async () => transfer },
      connections: { find: async () => connection },
      attempts: {
        last: async () => ({ id: 'attempt', kind: 'walletPayment', state: 'unknown', ...attempt }) as never,
        noteCalls: async (_, calls) => void noted.push(calls),
      },
    },
  })
  const calls = { id: '0xbundle', isKnown: input.isKnown ?? false } as never
  await noteWalletCalls(ctx, session, { previewId: transfer.id, askId: input.askId, calls })
  return noted
}

test('the bundle of an open request is stored, and a bundle that was known stays known', async () => {
  expect(await note({})).toEqual([{ id: '0xbundle', isKnown: false }])
  expect(await note({ walletCalls: { id: '0xbundle', isKnown: true } })).toEqual([{ id: '0xbundle', isKnown: true }])
})

test.each([
  ['an exchange’s attempt', { kind: 'exchangeWithdrawal' }],
  ['an attempt that has ended', { state: 'notCreated' }],
  ['an attempt with another bundle', { walletCalls: { id: '0xother', isKnown: true } }],
  ['the answer to an earlier request', { askId: 'second' }],
])('%s is not changed', async (_, attempt) => {
  expect(await note(attempt, { askId: 'first' })).toEqual([])
})
