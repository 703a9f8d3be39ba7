import type { ApiKeyRepository, Scope } from '@rialto/core'

import type { Database } from '../database/openDatabase.ts'
import { scopeColumns } from '../scopeOf.ts'
import { scoped } from '../scoped.ts'
import type { Tables } from '../tables.ts'
import { creatorColumns } from './readCreator.ts'
import { readKey } from './readKey.ts'

export const apiKeyRepository = (db: Database<Tables>): ApiKeyRepository => {
  const ofClient = ({ clientId, environment }: Scope) =>
    scoped(db, { clientId, environment }).selectFrom('api_keys').selectAll()

  return {
    async listLive(scope) {
      return (await ofClient(scope).where('revoked_at', 'is', null).execute()).map(readKey)
    },

    async list(scope) {
      return (await ofClient(scope).orderBy('created_at', 'desc').orderBy('id').execute()).map(readKey)
    },

    async find(environment, id) {
      const row = await db
        .selectFrom('api_keys')
        .selectAll()
        .where('id', '=', id)
        .where('environment', '=', environment)
        .executeTakeFirst()
      return row && readKey(row)
    },

    async findByHash(environment, secretHash) {
      const row = await db
        .selectFrom('api_keys')
        .selectAll()
        .where('secret_hash', '=', Buffer.from(secretHash))
        .where('environment', '=', environment)
        .executeTakeFirst()
      return row && readKey(row)
    },

    async insert(scope, key) {
      await db
        .insertInto('api_keys')
        .values({
          ...scopeColumns(scope),
          id: key.id,
          label: key.label,
          secret_hash: Buffer.from(key.secretHash),
          permissions: [...key.permissions],
          rate_limit_per_minute: key.rateLimitPerMinute ?? null,
          is_configured: key.isConfigured,
          ...creatorColumns(key.creator),
          created_at: new Date(key.createdAtMs),
          expires_at: key.expiresAtMs === undefined ? null : new Date(key.expiresAtMs),
        })
        .execute()
    },

    async revoke(scope, id, atMs) {
      const { numUpdatedRows } = await scoped(db, scope)
        .updateTable('api_keys')
        .set({ revoked_at: new Date(atMs) })
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async touch(scope, id, atMs, withinMs) {
      // With several processes, the first in each interval writes, and the others find nothing to change.
      await scoped(db, scope)
        .updateTable('api_keys')
        .set({ last_used_at: new Date(atMs) })
        .where('id', '=', id)
        .where(eb => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<=', new Date(atMs - withinMs))]))
        .execute()
    },
  }
}
