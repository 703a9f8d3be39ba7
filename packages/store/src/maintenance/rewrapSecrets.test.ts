import { randomUUID } from 'node:crypto'

import { createVault, generateVaultKey } from '@rialto/vault'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createDigests } from '../claims/digests.ts'
import { connectionRepository } from '../connections/connectionRepository.ts'
import { sealedColumns } from '../sealedColumns.ts'
import { createTestDatabase } from '../testing/index.ts'
import { rewrapSecrets } from './rewrapSecrets.ts'

let opened: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  opened = await createTestDatabase()
})
afterAll(() => opened.drop())

test('the list contains every sealed column of the schema', async () => {
  const { rows } = await sql<{ at: string }>`
    select table_name || '.' || column_name as at from information_schema.columns
    where table_schema = 'public' and column_name like 'sealed\\_%' order by 1`.execute(opened.db)
  const listed = Object.entries(sealedColumns).flatMap(([table, { columns }]) =>
    Object.keys(columns).map(column => `${table}.${column}`),
  )
  expect(rows.map(({ at }) => at)).toEqual(listed.sort())
})

test('after rewrapping, the old key can go', async () => {
  const { db } = opened
  const [oldKey, newKey] = [generateVaultKey(), generateVaultKey()]
  const before = createVault({ keys: [{ id: 'old', key: oldKey }], current: 'old' })
  const scope = { clientId: randomUUID(), environment: 'sandbox' as const }
  await db
    .insertInto('clients')
    .values({ id: scope.clientId, name: 'x', created_at: new Date(0) })
    .execute()
  const connection = {
    id: randomUUID(),
    tokenId: `rti_${randomUUID()}`,
    scope,
    userId: 'user',
    type: 'coinbase',
    upstreamId: 'upstream',
    accountName: 'Account',
    refreshToken: `rrt_${randomUUID()}`,
    credentials: { kind: 'apiKey', key: 'a key', secret: 'a secret' } as const,
    version: 1,
    state: 'active' as const,
    granted: { read: true, withdraw: true, missing: [] },
    createdAtMs: 0,
  }
  await connectionRepository(db, before, createDigests(db, before)).insert(connection)

  const both = createVault({
    keys: [
      { id: 'new', key: newKey },
      { id: 'old', key: oldKey },
    ],
    current: 'new',
  })
  expect(await rewrapSecrets(db, both)).toEqual({ seen: 4, rewrapped: 4 })
  expect(await rewrapSecrets(db, both)).toEqual({ seen: 4, rewrapped: 0 })

  const after = createVault({ keys: [{ id: 'new', key: newKey }], current: 'new' })
  expect(await connectionRepository(db, after, createDigests(db, after)).find(scope, connection.id)).toMatchObject(
    connection,
  )
  await expect(
    connectionRepository(db, before, createDigests(db, before)).find(scope, connection.id),
  ).rejects.toMatchObject({
    kind: 'unknownKey',
  })
})
