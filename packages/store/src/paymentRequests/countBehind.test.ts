import { randomUUID } from 'node:crypto'

import { findNetworkByCaip2 } from '@rialto/catalog'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { useDatabase } from '../testing/useDatabase.ts'
import { countBehind } from './countBehind.ts'

const db = useDatabase()
const networkId = findNetworkByCaip2('stellar:testnet')?.id ?? ''
const address = 'GDRXE2BQUC3AZNPVFSCEZ76NJ3WWL25FYFK6RGZGIEKWE4SOOHSUJUJ6'
const now = Date.UTC(2026, 10, 1)

const addClient = async () => {
  const clientId = randomUUID()
  await sql`insert into clients (id, name, created_at) values (${clientId}, 'client', now())`.execute(db())
  return { clientId, environment: 'sandbox' } as const
}

const addRequest = ({ clientId }: { clientId: string }, tag: string, watchUntilMs: number) =>
  sql`
  insert into payment_requests (id, client_id, environment, user_id, transaction_id, network_id, symbol, amount, address,
    canonical_address, address_tag, rules, status, sequence, created_at, expires_at, watch_until)
  values (${randomUUID()}, ${clientId}, 'sandbox', 'user', ${tag}, ${networkId}, 'XLM', 1, ${address}, ${address}, ${tag}, '{}',
    'waiting', 0, now(), now(), ${new Date(watchUntilMs)})`.execute(db())

test('requests that are watched at an address that is read apart are counted, for each client', async () => {
  const [scope, other] = [await addClient(), await addClient()]
  await addRequest(scope, '1', now + 1)
  await addRequest(scope, '2', now + 1)
  await addRequest(scope, '3', now - 1)
  await addRequest(other, '4', now + 1)
  expect(await countBehind(db(), scope, now)).toBe(0)
  const behind = async (unread: object) => {
    const text = JSON.stringify([{ ...unread, block: '1', scannedAtMs: 0 }])
    await sql`delete from payment_cursors`.execute(db())
    await sql`insert into payment_cursors (environment, network_id, block, scanned_at, unread)
      values ('sandbox', ${networkId}, 1, now(), ${text}::jsonb)`.execute(db())
    return [await countBehind(db(), scope, now), await countBehind(db(), other, now)]
  }
  expect(await behind({ address })).toEqual([2, 1])
  expect(await behind({ address, tag: '2' })).toEqual([1, 0])
})
