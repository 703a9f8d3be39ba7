import type { AuditEntry, AuditRepository, Scope } from '@rialto/core'
import { defined } from '@rialto/defined'
import { type Selectable, sql } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import { transaction } from '../database/transaction.ts'
import { scopeColumns } from '../scopeOf.ts'
import type { Tables } from '../tables.ts'

const firstPreviousHash = '0'.repeat(64)

const read = (row: Selectable<Tables['audit_entries']>): AuditEntry => ({
  number: Number(row.number),
  atMs: row.at.getTime(),
  actor: { kind: row.actor_kind, id: row.actor_id, name: row.actor_name, ipAddress: row.ip_address },
  operation: row.operation,
  ...defined({ target: row.target ?? undefined }),
  before: row.before,
  after: row.after,
  previousHash: row.previous_hash,
  hash: row.hash,
})

const removeIntent = async (db: Database<Tables>, scope: Scope, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('audit_intents')
    .where('client_id', '=', scope.clientId)
    .where('environment', '=', scope.environment)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const auditRepository = (db: Database<Tables>): AuditRepository => ({
  async begin(scope, id, entry) {
    const values = { ...scopeColumns(scope), id, at: new Date(entry.atMs), entry: JSON.stringify(entry) }
    await db.insertInto('audit_intents').values(values).execute()
  },

  async drop(scope, id) {
    await removeIntent(db, scope, id)
  },

  async listBegun(scope, beforeMs) {
    return db
      .selectFrom('audit_intents')
      .select(['id', 'entry'])
      .where('client_id', '=', scope.clientId)
      .where('environment', '=', scope.environment)
      .where('at', '<', new Date(beforeMs))
      .orderBy('at')
      .limit(100)
      .execute()
  },

  append: (scope, entry, hashOf, begun) =>
    transaction(db, async tx => {
      // One at a time for each client: the entry before stays the last one until this one is in.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`audit:${scope.clientId}:${scope.environment}`}, 0))`.execute(
        tx,
      )
      const isThere = await removeIntent(tx, scope, begun.id)
      if (begun.isAbandoned && !isThere) return
      const last = await tx
        .selectFrom('audit_entries')
        .select(['number', 'hash'])
        .where('client_id', '=', scope.clientId)
        .where('environment', '=', scope.environment)
        .orderBy('number', 'desc')
        .limit(1)
        .executeTakeFirst()
      const number = last ? Number(last.number) + 1 : 1
      const numbered = { ...entry, number, previousHash: last?.hash ?? firstPreviousHash }
      await tx
        .insertInto('audit_entries')
        .values({
          ...scopeColumns(scope),
          number: BigInt(number),
          at: new Date(entry.atMs),
          actor_kind: entry.actor.kind,
          actor_id: entry.actor.id,
          actor_name: entry.actor.name,
          ip_address: entry.actor.ipAddress,
          operation: entry.operation,
          target: entry.target ?? null,
          before: JSON.stringify(entry.before),
          after: JSON.stringify(entry.after),
          previous_hash: numbered.previousHash,
          hash: hashOf(numbered),
        })
        .execute()
    }),

  async list(scope, { beforeNumber, count }) {
    const rows = await db
      .selectFrom('audit_entries')
      .selectAll()
      .where('client_id', '=', scope.clientId)
      .where('environment', '=', scope.environment)
      .$if(beforeNumber !== undefined, query => query.where('number', '<', BigInt(beforeNumber ?? 0)))
      .orderBy('number', 'desc')
      .limit(count)
      .execute()
    return rows.map(read)
  },
})
