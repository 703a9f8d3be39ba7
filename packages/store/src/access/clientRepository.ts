import type { ClientRepository, Environment } from '@rialto/core'

import type { Database } from '../database/openDatabase.ts'
import { scopeColumns } from '../scopeOf.ts'
import { scoped } from '../scoped.ts'
import type { Tables } from '../tables.ts'

export const clientRepository = (db: Database<Tables>): ClientRepository => {
  const inEnvironment = (environment: Environment) =>
    db
      .selectFrom('clients')
      .innerJoin('client_settings', 'client_settings.client_id', 'clients.id')
      .select(['clients.id', 'clients.name', 'client_settings.allowed_origins', 'client_settings.closed_at'])
      .where('client_settings.environment', '=', environment)

  return {
    async find(scope) {
      return read(await inEnvironment(scope.environment).where('clients.id', '=', scope.clientId).executeTakeFirst())
    },

    async list(environment) {
      const rows = await inEnvironment(environment).orderBy('clients.created_at').orderBy('clients.id').execute()
      return rows.flatMap(row => read(row) ?? [])
    },

    async insert(scope, { name, allowedOrigins, createdAtMs }) {
      await db
        .insertInto('clients')
        .values({ id: scope.clientId, name, created_at: new Date(createdAtMs) })
        .execute()
      await db
        .insertInto('client_settings')
        .values({ ...scopeColumns(scope), allowed_origins: [...allowedOrigins] })
        .execute()
    },

    async rename({ clientId }, name) {
      await db.updateTable('clients').set({ name }).where('id', '=', clientId).execute()
    },

    async close(scope, atMs) {
      const at = new Date(atMs)
      const { numUpdatedRows } = await scoped(db, scope)
        .updateTable('client_settings')
        .set({ closed_at: at })
        .where('closed_at', 'is', null)
        .executeTakeFirst()
      for (const table of ['api_keys', 'admin_keys'] as const)
        await db
          .updateTable(table)
          .set({ revoked_at: at })
          .where('client_id', '=', scope.clientId)
          .where('environment', '=', scope.environment)
          .where('revoked_at', 'is', null)
          .execute()
      for (const end of ['token_expires_at', 'session_expires_at'] as const)
        await scoped(db, scope)
          .updateTable('link_sessions')
          .set({ [end]: at })
          .where(end, '>', at)
          .execute()
      return numUpdatedRows > 0n
    },

    async setAllowedOrigins(scope, origins) {
      await scoped(db, scope)
        .updateTable('client_settings')
        .set({ allowed_origins: [...origins] })
        .execute()
    },

    async mayBridge(scope) {
      const row = await scoped(db, scope).selectFrom('client_settings').select('may_bridge').executeTakeFirst()
      return row?.may_bridge ?? false
    },

    async setMayBridge(scope, mayBridge) {
      await scoped(db, scope).updateTable('client_settings').set({ may_bridge: mayBridge }).execute()
    },

    async transferRetentionDays(scope) {
      const row = await scoped(db, scope)
        .selectFrom('client_settings')
        .select('transfer_retention_days')
        .executeTakeFirst()
      return row?.transfer_retention_days ?? undefined
    },

    async setTransferRetentionDays(scope, days) {
      await scoped(db, scope)
        .updateTable('client_settings')
        .set({ transfer_retention_days: days ?? null })
        .execute()
    },

    async lock(scope) {
      await scoped(db, scope).selectFrom('client_settings').select('client_id').forUpdate().execute()
    },
  }
}

const read = (row: { id: string; name: string; allowed_origins: string[]; closed_at: Date | null } | undefined) =>
  row && {
    id: row.id,
    name: row.name,
    allowedOrigins: row.allowed_origins,
    closedAtMs: row.closed_at?.getTime(),
  }
