import { expect, test } from 'vitest'

import { aConnection, aTransfer } from '../testing/fixtures.ts'
import { partialContext } from '../testing/partialContext.ts'
import { listStuckTransfers, reviewedBefore, stuckReason } from './listStuckTransfers.ts'
import type { Transfer } from './ports.ts'

const connection = aConnection({ clientId: 'client', environment: 'sandbox' })

test.each<[Partial<Transfer>, string]>([
  [{ phase: 'accepted' }, 'notSent'],
  [{ phase: 'onChain' }, 'notConfirmed'],
  [{ phase: 'unknown' }, 'outcomeUnknown'],
  [{ phase: 'sending' }, 'outcomeUnknown'],
  [{ phase: 'accepted', isCombined: true }, 'incomplete'],
  [{ phase: 'onChain', finding: { kind: 'short', sinceMs: 1 } }, 'arrivedInPart'],
  [{ phase: 'onChain', finding: { kind: 'elsewhere', sinceMs: 1 } }, 'paidElsewhere'],
  [{ phase: 'onChain', finding: { kind: 'reverted', sinceMs: 1 } }, 'reverted'],
  [{ phase: 'onChain', finding: { kind: 'missing', sinceMs: 1 } }, 'notOnChain'],
  [{ phase: 'accepted', finding: { kind: 'unnamed', sinceMs: 1 } }, 'completedWithoutHash'],
  [{ phase: 'failed', foundLateAtMs: 1 }, 'sentAfterAll'],
  [{ phase: 'failed', foundLateAtMs: 0, isCombined: true }, 'sentAfterAll'],
])('%j is in the review queue as %s', (changes, reason) => {
  expect(stuckReason(aTransfer(connection, changes))).toBe(reason)
})

test('transfers open for a day are listed with their age, and the total includes those beyond the page', async () => {
  const asked: object[] = []
  const transfer = aTransfer(connection, { phase: 'accepted', createdAtMs: 1_000 })
  const ctx = partialContext({
    store: {
      jobs: { listNext: async () => new Map([[transfer.id, 3_000]]) },
      transfers: {
        listStuck: async (scope, page) => {
          asked.push({ scope, page })
          return { items: [transfer], total: 7 }
        },
      },
    },
  })
  const nowMs = ctx.clock.nowMs()
  expect(await listStuckTransfers(ctx, { count: 1 })).toEqual({
    items: [{ transfer, reason: 'notSent', openForMs: nowMs - 1_000, nextReadAtMs: 3_000 }],
    total: 7,
  })
  expect(asked).toEqual([{ scope: { environment: 'sandbox' }, page: { ...reviewedBefore(nowMs), count: 1 } }])
})

test.each([
  ['30', 'sentAfterAll'],
  ['30.01', 'overpaid'],
])('a part of %s that shows after all beside 70 of 100 is in the queue as %s', async (amount, reason) => {
  const combined = aTransfer(connection, { isCombined: true, amount: '100' })
  const part = (changes: Partial<Transfer>) => aTransfer(connection, { partOf: combined.id, ...changes })
  const late = part({ phase: 'failed', foundLateAtMs: 1, amount })
  const parts = [part({ phase: 'settled', amount: '70' }), part({ phase: 'failed', amount: '30' }), late]
  const transfers = {
    listStuck: async () => ({ items: [late], total: 1 }),
    find: async () => combined,
    listParts: async () => parts,
  }
  const { items } = await listStuckTransfers(
    partialContext({ store: { transfers, jobs: { listNext: async () => new Map() } } }),
    {},
  )
  expect(items).toMatchObject([{ transfer: { id: late.id }, reason }])
})

test('an invalid id and an unknown client receive the same error before any read', async () => {
  const ctx = partialContext({ store: { clients: { find: async () => undefined } } })
  for (const clientId of ['no id', '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d'])
    await expect(listStuckTransfers(ctx, { clientId })).rejects.toMatchObject({ type: 'notFound' })
})
