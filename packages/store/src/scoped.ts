import type { Scope } from '@rialto/core'
import {
  type DeleteQueryBuilder,
  type DeleteResult,
  type QueryCreator,
  type SelectQueryBuilder,
  sql,
  type SqlBool,
  type UpdateQueryBuilder,
  type UpdateResult,
} from 'kysely'

import type { Tables } from './tables.ts'

/** Tables whose rows belong to a client and one of its environments. */
type ScopedTable = {
  [Table in keyof Tables]: Tables[Table] extends { client_id: unknown; environment: unknown } ? Table : never
}[keyof Tables]

// Kysely cannot resolve a builder's methods for a table that is a type parameter; every scoped table has both columns.
const anyTable = (table: ScopedTable) => table as 'transfers'

/**
 * Queries on the rows of one client and environment, and on no others.
 *
 * @example
 * await scoped(db, scope).selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()
 */
export const scoped = (db: QueryCreator<Tables>, scope: Scope) => {
  const ofClient = (table: string) => sql<SqlBool>`${sql.ref(`${table}.client_id`)} = ${scope.clientId}`
  const ofEnvironment = (table: string) => sql<SqlBool>`${sql.ref(`${table}.environment`)} = ${scope.environment}`
  return {
    selectFrom: <Table extends ScopedTable>(table: Table) =>
      db
        .selectFrom(anyTable(table))
        .where(ofClient(table))
        .where(ofEnvironment(table)) as unknown as SelectQueryBuilder<Tables, Table, object>,
    updateTable: <Table extends ScopedTable>(table: Table) =>
      db
        .updateTable(anyTable(table))
        .where(ofClient(table))
        .where(ofEnvironment(table)) as unknown as UpdateQueryBuilder<Tables, Table, Table, UpdateResult>,
    deleteFrom: <Table extends ScopedTable>(table: Table) =>
      db
        .deleteFrom(anyTable(table))
        .where(ofClient(table))
        .where(ofEnvironment(table)) as unknown as DeleteQueryBuilder<Tables, Table, DeleteResult>,
  }
}
