import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { expect, test } from 'vitest'

import { sqlMigration } from './sqlMigration.ts'

test('a migration runs its statements in their order, as they are written', async () => {
  const executed: string[] = []
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: one => new PostgresIntrospector(one),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void executed.push(query.sql),
  })
  const statements = ['create table b (id int)', "alter table b add column a text default '?'", 'drop table b']
  await sqlMigration(...statements).up(db)
  expect(executed).toEqual(statements)
})
