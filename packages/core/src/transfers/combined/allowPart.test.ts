import { expect, test } from 'vitest'

import { aConnection, aPreview, aTransfer } from '../../testing/fixtures.ts'
import { partialContext } from '../../testing/partialContext.ts'
import type { Transfer } from '../ports.ts'
import { allowPart } from './allowPart.ts'

const connection = aConnection({ clientId: 'client', environment: 'sandbox' })
const plan = aPreview(connection, { amount: '20', isCombined: true, expiresAtMs: Infinity })
const part = aPreview(connection, { amount: '12.5', partOf: plan.id })
const combined = (phase: Transfer['phase']) => aTransfer(connection, { id: plan.id, amount: '20', phase })
const other = (phase: Transfer['phase'], amount: string) => aTransfer(connection, { amount, phase, partOf: plan.id })

const allow = (
  stored: { known?: Transfer; parts?: Transfer[] },
  changes: { amount?: string; expiresAtMs?: number } = {},
) => {
  const ctx = partialContext({
    store: {
      transfers: {
        findForUpdate: async () => stored.known,
        listParts: async () => stored.parts ?? [],
      },
    },
  })
  const { amount = part.amount, expiresAtMs = Infinity } = changes
  return allowPart(ctx, ctx.store, { ...part, amount }, { ...plan, expiresAtMs })
}

test('a part may begin within what no other part pays, to the last digit', async () => {
  const known = combined('sending')
  const parts = [other('settled', '7.5')]
  expect(await allow({ known, parts })).toEqual(known)
  await expect(allow({ known, parts }, { amount: '12.500001' })).rejects.toMatchObject({ type: 'conflict' })
})

test('a part that failed, or waits for its user, leaves its share to another', async () => {
  const known = combined('accepted')
  for (const phase of ['failed', 'awaitingUser'] as const)
    expect(await allow({ known, parts: [other(phase, '20')] })).toEqual(known)
  for (const phase of ['sending', 'unknown', 'accepted', 'onChain'] as const)
    await expect(allow({ known, parts: [other(phase, '20')] })).rejects.toMatchObject({ type: 'conflict' })
})

test.each(['settled', 'failed'] as const)('a combined transfer that has ended (%s) takes no part', async phase => {
  await expect(allow({ known: combined(phase) })).rejects.toMatchObject({ type: 'previewExpired' })
})

test('the first part of an expired plan does not begin, and a later part of a transfer in progress does', async () => {
  await expect(allow({}, { expiresAtMs: 0 })).rejects.toMatchObject({ type: 'previewExpired' })
  expect(await allow({ known: combined('sending') }, { expiresAtMs: 0 })).toMatchObject({ phase: 'sending' })
})
