import { randomUUID } from 'node:crypto'

import { friendlyTonAddress, networks, type TaggedAddress } from '@rialto/catalog'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { refundRepository } from '../paymentRequests/refundRepository.ts'
import { useDatabase } from '../testing/useDatabase.ts'
import { paysAnother } from './paysAnother.ts'

const db = useDatabase()
const networkId = networks.find(({ networkType }) => networkType === 'tvm')?.id ?? ''
const raw = `0:${'ab'.repeat(32)}`
const hash = 'cd'.repeat(32)
const digests = (async () =>
  (...parts: string[]) =>
    Buffer.from(parts.join(' '))) as never

const refund = async (to: TaggedAddress): Promise<void> => {
  const [clientId, unassignedPaymentId] = [randomUUID(), randomUUID()]
  await sql`insert into clients (id, name, created_at) values (${clientId}, 'client', now())`.execute(db())
  await sql`insert into unassigned_payments (id, client_id, environment, network_id, hash, position, block, symbol, amount,
    address, canonical_address, seen_at) values (${unassignedPaymentId}, ${clientId}, 'sandbox', ${networkId}, 'A', '0', 1,
    'TON', 20, 'shop', 'shop', now())`.execute(db())
  const scope = { clientId, environment: 'sandbox' } as const
  const asset = { networkId, symbol: 'TON', amount: '20' }
  const state = { status: 'pending', sequence: 1, createdAtMs: 1, reason: 'No comment', requestedBy: 'key' } as const
  const { insert } = refundRepository(db(), digests)
  await insert({ ...asset, ...state, id: randomUUID(), scope, unassignedPaymentId, to, hash })
}
const isPaid = (to: TaggedAddress, changes: object = {}) =>
  paysAnother(db(), digests, { id: randomUUID(), environment: 'sandbox', networkId, hash, to, ...changes })

test('a transaction pays one refund to an account, in whichever spelling of its address', async () => {
  await refund({ address: friendlyTonAddress(raw), tag: 'refund 1' })
  for (const address of [raw, friendlyTonAddress(raw)]) {
    expect(await isPaid({ address, tag: 'refund 1' })).toBe(true)
    expect(await isPaid({ address, tag: 'refund 1' }, { hash: hash.toUpperCase() })).toBe(true)
    expect(await isPaid({ address, tag: 'refund 2' })).toBe(false)
    expect(await isPaid({ address })).toBe(false)
    expect(await isPaid({ address, tag: 'refund 1' }, { environment: 'production' })).toBe(false)
  }
  expect(await isPaid({ address: `0:${'cd'.repeat(32)}`, tag: 'refund 1' })).toBe(false)
})
