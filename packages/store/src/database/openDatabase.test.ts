import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from './openDatabase.ts'
import { testDatabases, type TestDatabase } from '../testing/testDatabases.ts'

interface Tables {
  things: { id: number; amount: string }
}

let made: TestDatabase<Tables>
beforeAll(async () => {
  made = await testDatabases<Tables>(() => Promise.resolve({}))()
})
afterAll(() => made.drop())

const one = async (expression: ReturnType<typeof sql.raw>) => {
  const { rows } = await sql<{ value: unknown }>`select ${expression} as value`.execute(made.db)
  return rows[0]?.value
}

test('column values arrive without loss', async () => {
  expect(await one(sql.raw("'0.100000000000000000000000000001'::numeric"))).toBe('0.100000000000000000000000000001')
  expect(await one(sql.raw("'{1.10,NULL}'::numeric[]"))).toEqual(['1.10', null])
  expect(await one(sql.raw('9223372036854775807::int8'))).toBe(9223372036854775807n)
  expect(await one(sql.raw("'{9223372036854775807,NULL}'::int8[]"))).toEqual([9223372036854775807n, null])
  expect(await one(sql.raw("'2026-03-29 01:30:00.123+00'::timestamptz"))).toEqual(new Date('2026-03-29T01:30:00.123Z'))
  expect(await one(sql.raw("'2026-03-29'::date"))).toBe('2026-03-29')
  expect(await one(sql.raw(`'{"a":[1]}'::jsonb`))).toEqual({ a: [1] })
})

test('texts that PostgreSQL does not take arrive with the replacement character', async () => {
  const texts = { id: 'a\0', half: '\uD83D' }
  const sent = sql<{
    text: string
    json: object
  }>`select ${texts.id}::text as text, ${JSON.stringify(texts)}::jsonb as json`
  const arrived = { text: 'a\uFFFD', json: { id: 'a\uFFFD', half: '\uFFFD' } }
  // A frequent statement is prepared.
  for (let time = 0; time < 3; time += 1) expect((await sent.execute(made.db)).rows).toEqual([arrived])
})

test('sessions have the settings that are promised', async () => {
  const setting = (name: string) => one(sql.raw(`current_setting('${name}')`))
  expect(await setting('TimeZone')).toBe('UTC')
  expect(await setting('statement_timeout')).toBe('10s')
  expect(await setting('idle_in_transaction_session_timeout')).toBe('30s')
  expect(await setting('application_name')).toBe('rialto-test')
})

test('a session keeps Rialto’s settings where the database or its role has others', async () => {
  const foreign = {
    datestyle: "'ISO, DMY'",
    intervalstyle: "'iso_8601'",
    bytea_output: "'escape'",
    extra_float_digits: '-15',
    default_transaction_isolation: "'serializable'",
    synchronous_commit: 'off',
  }
  const own = await testDatabases<Tables>(() => Promise.resolve({}))()
  const other = openDatabase<Tables>({ url: own.url, maxConnections: 1 })
  try {
    const name = new URL(own.url).pathname.slice(1)
    for (const [setting, value] of Object.entries(foreign))
      await sql.raw(`alter database ${name} set ${setting} = ${value}`).execute(own.db)
    const { rows } = await sql<{ value: string }>`
      select current_setting(name) as value from unnest(array[${sql.join(Object.keys(foreign))}]::text[]) as name
    `.execute(other)
    expect(rows.map(({ value }) => value)).toEqual(['ISO, MDY', 'postgres', 'hex', '1', 'read committed', 'on'])
  } finally {
    await other.destroy()
    await own.drop()
  }
})

test('a lost connection is replaced and does not end the process', async () => {
  await expect(sql`select pg_terminate_backend(pg_backend_pid())`.execute(made.db)).rejects.toThrow()
  expect(await one(sql.raw('1'))).toBe(1)
})
