import { createTestDatabase } from '@rialto/store/testing'
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
