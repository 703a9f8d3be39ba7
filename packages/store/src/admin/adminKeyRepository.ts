import type { AdminKeyRepository } from '@rialto/core'

import type { Database } from '../database/openDatabase.ts'
import { scopeColumns } from '../scopeOf.ts'
import { scoped } from '../scoped.ts'
import { creatorColumns, readCreator } from '../access/readCreator.ts'
import type { Tables } from '../tables.ts'

export const adminKeyRepository = (db: Database<Tables>): AdminKeyRepository => ({
  async listLive(scope) {
    const rows = await scoped(db, scope)
      .selectFrom('admin_keys')
      .select(['id', 'client_id', 'secret_hash'])
      .where('revoked_at', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('client_settings')
              .select('client_id')
              .whereRef('client_settings.client_id', '=', 'admin_keys.client_id')
              .whereRef('client_settings.environment', '=', 'admin_keys.environment')
              .where('closed_at', 'is not', null),
          ),
        ),
      )
      .execute()
    return rows.map(row => ({ id: row.id, clientId: row.client_id, secretHash: row.secret_hash }))
  },

  async list(scope) {
    const rows = await scoped(db, scope)
      .selectFrom('admin_keys')
      .select(['id', 'label', 'created_at'])
      .where('revoked_at', 'is', null)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute()
    return rows.map(({ id, label, created_at }) => ({ id, label, createdAtMs: created_at.getTime() }))
  },

  async findCreator(scope, id) {
    const row = await scoped(db, scope)
      .selectFrom('admin_keys')
      .select(['created_by', 'approves_from'])
      .where('id', '=', id)
      .executeTakeFirst()
    return row && readCreator(row.created_by, row.approves_from)
  },

  async insert(scope, { id, label, secretHash, createdAtMs, creator }) {
    await db
      .insertInto('admin_keys')
      .values({
        ...scopeColumns(scope),
        id,
        label,
        secret_hash: Buffer.from(secretHash),
        created_at: new Date(createdAtMs),
        ...creatorColumns(creator),
      })
      .execute()
  },

  async revoke(scope, id, atMs) {
    const { numUpdatedRows } = await scoped(db, scope)
      .updateTable('admin_keys')
      .set({ revoked_at: new Date(atMs) })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },
})
