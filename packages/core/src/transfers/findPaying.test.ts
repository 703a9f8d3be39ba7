import { expect, test } from 'vitest'

import { aConnection, aPreview, aTransfer } from '../testing/fixtures.ts'
import { findPaying, isPaid } from './findPaying.ts'
import type { Transfer } from './ports.ts'

const connection = aConnection({ clientId: 'client', environment: 'sandbox' })
const preview = aPreview(connection, { clientTransactionId: 'order' })
const storeWith = (paying: Transfer | undefined, isOrderPaid: boolean) =>
  ({
    transfers: { findPaying: async () => paying },
    claims: { isPaid: async () => isOrderPaid },
  }) as unknown as Parameters<typeof findPaying>[0]

test('an order that no transfer pays is free', async () => {
  expect(await findPaying(storeWith(undefined, false), preview)).toBeUndefined()
})

test('an order that a removed account paid, or a payment reported late, is sent already', async () => {
  const late = aTransfer(connection, { foundLateAtMs: 1 })
  for (const store of [storeWith(undefined, true), storeWith(late, false)])
    await expect(findPaying(store, preview)).rejects.toMatchObject({ type: 'orderAlreadySent' })
})

test('a late transfer finds itself', async () => {
  const late = aTransfer(connection, { id: preview.id, foundLateAtMs: 1 })
  expect(await findPaying(storeWith(late, true), preview)).toBe(late)
})

test.each<[string, Partial<Transfer> | undefined, boolean, boolean]>([
  ['a settled transfer', { phase: 'settled' }, false, true],
  ['a transfer found late', { phase: 'failed', foundLateAtMs: 1 }, false, true],
  ['a transfer in progress', { phase: 'accepted' }, true, false],
  ['only a record of a removed account', undefined, true, true],
])('%s decides whether the order is paid', async (_, paying, isClaimed, expected) => {
  const store = storeWith(paying && aTransfer(connection, paying), isClaimed)
  expect(await isPaid(store, preview)).toBe(expected)
})
