import { createTestDatabase } from '@rialto/store/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { checkDatabase } from './checkDatabase.ts'
import { production } from './testing/production.ts'

test('without DATABASE_URL, a release, which has no PostgreSQL, is not ready', async () => {
  const fault = 'The optional package is not installed. Set DATABASE_URL to a PostgreSQL server.'
  expect(await checkDatabase(production({ RIALTO_DATA_DIR: '/tmp' }), () => fault)).toEqual([
    { state: 'bad', what: 'Database: DATABASE_URL is not set', advice: fault },
  ])
})

test('production lists the missing client, key and address range', async () => {
  const { url, drop, db } = await createTestDatabase()
  const config = production({ DATABASE_URL: url })
  const check = async () => (await checkDatabase(config)).map(({ state, advice }) => `${state} ${advice ?? ''}`)
  expect(await check()).toEqual(['ok ', 'note ', expect.stringContaining('rialto clients create')])
  const id = '00000000-0000-4000-8000-000000000001'
  await db
    .insertInto('clients')
    .values({ id, name: 'Shop', created_at: new Date(0) })
    .execute()
  await db
    .insertInto('client_settings')
    .values({ client_id: id, environment: 'production', allowed_origins: [] })
    .execute()
  expect(await check()).toEqual([
    'ok ',
    'note ',
    expect.stringContaining('rialto keys create'),
    expect.stringContaining('rialto ip-ranges add'),
  ])
  await drop()
})

test('a new database is ready for the first start, and its migrations are listed in their order', async () => {
  const { url, drop, db } = await createTestDatabase()
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
  const [schema, key, ...more] = await checkDatabase(production({ DATABASE_URL: url }))
  expect(schema).toMatchObject({ state: 'note' })
  const names = schema?.what.split(': ')[1]?.split(', ') ?? []
  expect(names[0]).toBe('0062_growth')
  expect(names).toEqual(names.toSorted())
  expect(key).toEqual({ state: 'note', what: 'Vault key will be tied to this database by the first start' })
  expect(more).toEqual([])
  await drop()
})

test('a database of another vault key is not ready', async () => {
  const { url, drop, db } = await createTestDatabase()
  await db
    .insertInto('vault_canaries')
    .values({ id: 'production', sealed_text: Buffer.alloc(64, 1) })
    .execute()
  expect(await checkDatabase(production({ DATABASE_URL: url }))).toContainEqual(
    expect.objectContaining({ state: 'bad', what: 'Vault key does not open the secrets in this database' }),
  )
  await drop()
})
