import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { useDatabase } from '../testing/useDatabase.ts'
import { relayRefusals } from './relayRefusals.ts'

const db = useDatabase()
const networkId = randomUUID()
const refusal = { networkId, purpose: 'agentPayment', from: '0x1', reason: 'badSignature' } as const
const addClient = async () => {
  const clientId = randomUUID()
  await sql`insert into clients (id, name, created_at) values (${clientId}, 'client', now())`.execute(db())
  return { clientId, environment: 'sandbox' } as const
}

test('repetitions are counted together, with the first and the last time, for each client', async () => {
  const { noteRefusal, listRefusals } = relayRefusals(db())
  const [scope, other] = [await addClient(), await addClient()]
  const subjectId = randomUUID()
  await noteRefusal(scope, refusal, 1_000)
  await noteRefusal(scope, { ...refusal, subjectId }, 2_000)
  await noteRefusal(scope, refusal, 3_000)
  await noteRefusal(other, refusal, 4_000)
  expect(await listRefusals(scope, 10)).toEqual([
    { ...refusal, times: 2, firstAtMs: 1_000, lastAtMs: 3_000 },
    { ...refusal, subjectId, times: 1, firstAtMs: 2_000, lastAtMs: 2_000 },
  ])
  expect(await listRefusals(scope, 1)).toHaveLength(1)
  expect(await listRefusals(other, 10)).toHaveLength(1)
})

test('the newest thousand of a client are kept', async () => {
  const { noteRefusal, listRefusals } = relayRefusals(db())
  const scope = await addClient()
  await sql`insert into relay_refusals (client_id, environment, network_id, purpose, from_address, reason, times, first_at, last_at)
    select ${scope.clientId}::uuid, 'sandbox', ${networkId}::uuid, 'agentPayment', 'payer ' || number, 'expired', 1,
      to_timestamp(number), to_timestamp(number) from generate_series(1, 1000) number`.execute(db())
  await noteRefusal(scope, refusal, 5_000_000)
  const kept = await listRefusals(scope, 2_000)
  expect(kept).toHaveLength(1_000)
  expect([kept[0]?.from, kept.at(-1)?.from]).toEqual(['0x1', 'payer 2'])
})

test('the newest twenty of an order are kept, and those of others with them', async () => {
  const { noteRefusal, listRefusals } = relayRefusals(db())
  const scope = await addClient()
  const [subjectId, other] = [randomUUID(), randomUUID()]
  await noteRefusal(scope, refusal, 1)
  await noteRefusal(scope, { ...refusal, subjectId: other }, 1)
  for (let number = 1; number <= 22; number += 1)
    await noteRefusal(scope, { ...refusal, subjectId, from: `payer ${number}` }, number * 1_000)
  const kept = await listRefusals(scope, 100)
  const ofOrder = kept.filter(one => one.subjectId === subjectId)
  expect([ofOrder.length, ofOrder[0]?.from, ofOrder.at(-1)?.from]).toEqual([20, 'payer 22', 'payer 3'])
  expect(kept).toHaveLength(22)
})

test('a refusal is stored after its counter has reached the largest number', async () => {
  const { noteRefusal, listRefusals } = relayRefusals(db())
  const scope = await addClient()
  await noteRefusal(scope, refusal, 1_000)
  await sql`update relay_refusals set times = 2147483647 where client_id = ${scope.clientId}`.execute(db())
  await noteRefusal(scope, refusal, 2_000)
  expect(await listRefusals(scope, 10)).toMatchObject([{ times: 2_147_483_647, lastAtMs: 2_000 }])
})
