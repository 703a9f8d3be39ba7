import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { migrate, pendingMigrations } from '../../database/migrate.ts'
import { describeSchema } from '../../testing/describeSchema.ts'
import { testDatabases, type TestDatabase } from '../../testing/testDatabases.ts'
import { baseline } from './index.ts'

const own = { '0062_growth': baseline }
const createDatabase = testDatabases<object>(() => Promise.resolve(own))
/** Each table as the 61 migrations left it, by `describeSchema`: recorded once, from the last commit that had them. */
const expected = JSON.parse(readFileSync(join(import.meta.dirname, 'tables.json'), 'utf8')) as Record<string, string>

let made: TestDatabase<object>
beforeEach(async () => {
  made = await createDatabase()
})
afterEach(() => made.drop())

const digests = async (): Promise<Record<string, string>> => {
  const digest = (lines: string[]) => createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16)
  return Object.fromEntries(
    Object.entries(await describeSchema(made.db)).map(([table, lines]) => [table, digest(lines)]),
  )
}

/** The records of the migrations that the baseline replaces. */
const record = (...names: string[]) =>
  sql`insert into schema_migrations select name, '2026-01-01T00:00:00.000Z' from unnest(${names}::text[]) as name`.execute(
    made.db,
  )

const later = {
  ...own,
  '0063_later': { up: async () => void (await sql`create table later (id int)`.execute(made.db)) },
}

test('the baseline makes each table as the migrations before it left it, and no other', async () => {
  expect(await digests()).toEqual(expected)
})

test('a changed column, constraint, index, trigger or option is seen', async () => {
  const changes = [
    'alter table transfers alter column client_id drop not null',
    'alter table transfers alter column amount type numeric(78, 18)',
    'alter table orders drop constraint orders_pkey cascade',
    'drop index jobs_due',
    'alter table audit_entries disable trigger audit_entries_stay',
    'drop trigger audit_entries_stay on audit_entries',
    'alter table jobs reset (fillfactor)',
  ]
  for (const change of changes) {
    const before = await digests()
    await sql.raw(change).execute(made.db)
    expect(await digests(), change).not.toEqual(before)
  }
})

test('a database with all earlier migrations continues with the later ones and loses no data', async () => {
  await record('0001_queue', '0012b_jit_addresses', '0061_shared_state')
  await sql`insert into clients (id, name, created_at) values (gen_random_uuid(), 'Harbor', now())`.execute(made.db)
  expect(await pendingMigrations(made.db, later)).toEqual(['0063_later'])
  expect(await migrate(made.db, own)).toEqual([])
  const { rows } = await sql`select name from clients`.execute(made.db)
  expect(rows).toEqual([{ name: 'Harbor' }])
  expect(await digests()).toEqual(expected)
})

test('a database with only some of the earlier migrations is unchanged, and the error names the version to start first', async () => {
  await sql`delete from schema_migrations`.execute(made.db)
  await record('0001_queue', '0061_shared_state')
  const refusal =
    /has run 0061_shared_state, and not 0062_growth\. Start the last version that has the migrations in between/
  await expect(migrate(made.db, own)).rejects.toThrow(refusal)
  await expect(pendingMigrations(made.db, own)).rejects.toThrow(refusal)
  expect(await digests()).toEqual(expected)
})
