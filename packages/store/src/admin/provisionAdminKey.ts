import type { Scope } from '@rialto/core'

import type { Database } from '../database/openDatabase.ts'
import { scopeColumns } from '../scopeOf.ts'
import type { Tables } from '../tables.ts'

/** Provisions the account management key of this id from the configuration, replacing its earlier state. */
export const provisionAdminKey = async (
  db: Database<Tables>,
  scope: Scope,
  key: { id: string; secretHash: Uint8Array },
  now: Date,
): Promise<void> => {
  const secret_hash = Buffer.from(key.secretHash)
  await db
    .insertInto('admin_keys')
    .values({ ...scopeColumns(scope), id: key.id, label: 'From configuration', secret_hash, created_at: now })
    .onConflict(conflict =>
      conflict.column('id').doUpdateSet({ ...scopeColumns(scope), secret_hash, revoked_at: null }),
    )
    .execute()
}
