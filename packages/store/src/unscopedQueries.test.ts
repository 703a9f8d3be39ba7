import { globSync, readFileSync } from 'node:fs'

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useDatabase } from './testing/index.ts'

const database = useDatabase()
const folder = new URL('.', import.meta.url)

const sources = globSync('**/*.ts', { cwd: folder }).filter(
  path => !path.endsWith('.test.ts') && !/^(migrations|testing)\//.test(path),
)

const query = /(scoped\([^;]*?\))?\s*\.(?:selectFrom|updateTable|deleteFrom)\('(\w+)/g

/** Tables that a file reads or changes without `scoped`. */
const unscopedTables = (path: string): string[] => {
  const found = readFileSync(new URL(path, folder), 'utf8').matchAll(query)
  return [...found].filter(([, scoped]) => scoped === undefined).map(([, , table]) => table ?? '')
}

// A new line in this list is a query that may reach the rows of other clients. It belongs to work that is done for all clients (jobs,
// sweeps, erasure by id), or the row was found by a secret or locked in its scope before; for everything else there is `scoped`.
test('queries of clients’ rows that do not name the client and environment are in a list', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name in ('client_id', 'environment')
    group by 1 having count(*) = 2`.execute(database())
  const ofClients = new Set(rows.map(({ name }) => name))
  const list = sources
    .map(path => ({ path, tables: [...new Set(unscopedTables(path))].filter(table => ofClients.has(table)).sort() }))
    .filter(({ tables }) => tables.length > 0)
    .map(({ path, tables }) => `${path}: ${tables.join(', ')}`)
  expect(ofClients.size).toBeGreaterThan(30)
  await expect(`${list.sort().join('\n')}\n`).toMatchFileSnapshot('__snapshots__/unscopedQueries.txt')
})
