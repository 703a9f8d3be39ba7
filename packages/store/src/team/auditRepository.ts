import type { AuditEntry, AuditRepository, Scope } from '@rialto/core'
import { defined } from '@rialto/defined'
import { type Selectable, sql } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import { transaction } from '../database/transaction.ts'
import { scopeColumns, type Sealer } from '../scopeOf.ts'
import { scoped } from '../scoped.ts'
import type { Tables } from '../tables.ts'
import { findAuditKey, isEntryMac, isHeadMac, macOfEntry, takeAuditKey, writeHead } from './auditMacs.ts'

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
  const { numDeletedRows } = await scoped(db, scope).deleteFrom('audit_intents').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

export const auditRepository = (db: Database<Tables>, sealer: Sealer): AuditRepository => ({
  async begin(scope, id, entry) {
    const values = { ...scopeColumns(scope), id, at: new Date(entry.atMs), entry: JSON.stringify(entry) }
    await db.insertInto('audit_intents').values(values).execute()
  },

  async drop(scope, id) {
    await removeIntent(db, scope, id)
  },

  async listBegun(scope, beforeMs) {
    return scoped(db, scope)
      .selectFrom('audit_intents')
      .select(['id', 'entry'])
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
      const last = await scoped(tx, scope)
        .selectFrom('audit_entries')
        .select(['number', 'hash'])
        .orderBy('number', 'desc')
        .limit(1)
        .executeTakeFirst()
      const number = last ? Number(last.number) + 1 : 1
      const numbered = { ...entry, number, previousHash: last?.hash ?? firstPreviousHash }
      const hash = hashOf(numbered)
      const key = await takeAuditKey(tx, sealer, scope.environment)
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
          hash,
          mac: macOfEntry(key, scope, { number, hash }),
        })
        .execute()
      await writeHead(tx, key, scope, { number, hash })
    }),

  async listFrom(scope, { afterNumber, count }) {
    const key = await findAuditKey(db, sealer, scope.environment)
    const rows = await scoped(db, scope)
      .selectFrom('audit_entries')
      .selectAll()
      .where('number', '>', BigInt(afterNumber))
      .orderBy('number')
      .limit(count)
      .execute()
    return rows.map(row => ({
      ...read(row),
      ...defined({ isSigned: row.mac === null ? undefined : isEntryMac(key, scope, read(row), row.mac) }),
    }))
  },

  async readHead(scope) {
    const row = await scoped(db, scope).selectFrom('audit_heads').selectAll().executeTakeFirst()
    if (!row) return undefined
    const head = { number: Number(row.number), hash: row.hash }
    return { ...head, isSigned: isHeadMac(await findAuditKey(db, sealer, scope.environment), scope, head, row.mac) }
  },

  async listLogs(environment) {
    const { rows } = await sql<{ client_id: string }>`
      select client_id from audit_heads where environment = ${environment}
      union select distinct client_id from audit_entries where environment = ${environment}
      order by client_id`.execute(db)
    return rows.map(row => row.client_id)
  },

  async list(scope, { beforeNumber, count }) {
    const rows = await scoped(db, scope)
      .selectFrom('audit_entries')
      .selectAll()
      .$if(beforeNumber !== undefined, query => query.where('number', '<', BigInt(beforeNumber ?? 0)))
      .orderBy('number', 'desc')
      .limit(count)
      .execute()
    return rows.map(read)
  },
})
