import { expect, test } from 'vitest'

import { aConnection, aTransfer } from '../testing/fixtures.ts'
import { takePayment, takeRecord } from './takeRecord.ts'

const transfer = aTransfer(aConnection({ clientId: 'client', environment: 'sandbox' }))
const storeWith = ({ hasRival = false, isFree = true }) => {
  const claimed: unknown[] = []
  const claims = {
    takeRecord: async (_: unknown, id: string) => isFree && claimed.push(id) > 0,
    takePayment: async (_: unknown, hash: string) => isFree && claimed.push(hash) > 0,
  }
  const transfers = { hasRival: async () => hasRival }
  return { claimed, repositories: { claims, transfers } as unknown as Parameters<typeof takeRecord>[0] }
}
const record = { upstreamId: 'record', createdAtMs: 1 }

test('a record without a reference is not taken while another transfer may be its own', async () => {
  const { claimed, repositories } = storeWith({ hasRival: true })
  expect(await takeRecord(repositories, transfer, record, 2)).toBe(false)
  expect(await takeRecord(repositories, transfer, { ...record, hasReference: true }, 2)).toBe(true)
  expect(claimed).toEqual(['record'])
})

test('a record that belongs to another transfer is not taken', async () => {
  expect(await takeRecord(storeWith({ isFree: false }).repositories, transfer, record, 2)).toBe(false)
})

test('a payment is claimed by its place in its transaction, and one without a known place is not claimed', async () => {
  const { claimed, repositories } = storeWith({})
  expect(await takePayment(repositories, transfer, { hash: '0xaa' })).toBe(true)
  expect(claimed).toEqual([])
  expect(await takePayment(repositories, transfer, { hash: '0xaa', positions: ['log 1'] } as never)).toBe(true)
  expect(claimed).toEqual(['0xaa'])
  const taken = storeWith({ isFree: false }).repositories
  expect(await takePayment(taken, transfer, { hash: '0xaa', positions: ['log 1'] } as never)).toBe(false)
})
