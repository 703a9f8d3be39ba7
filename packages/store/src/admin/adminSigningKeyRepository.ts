import type { AdminSigningKeyRepository } from '@rialto/core'

import type { Database } from '../database/openDatabase.ts'
import { sealedColumns } from '../sealedColumns.ts'
import type { Tables } from '../tables.ts'
import type { Sealer } from '../scopeOf.ts'

const contextOf = sealedColumns.admin_signing_keys.columns.sealed_key

export const adminSigningKeyRepository = (db: Database<Tables>, sealer: Sealer): AdminSigningKeyRepository => ({
  async findOrInsert(environment, { key, atMs }) {
    const context = contextOf(environment)
    const find = () =>
      db.selectFrom('admin_signing_keys').select('sealed_key').where('environment', '=', environment).executeTakeFirst()
    const held = await find()
    if (held) return sealer.open(held.sealed_key, context)
    await db
      .insertInto('admin_signing_keys')
      .values({ environment, sealed_key: sealer.seal(key, context), created_at: new Date(atMs) })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    // The first stored key wins, so that all processes sign with the same one.
    const stored = await find()
    return stored ? sealer.open(stored.sealed_key, context) : key
  },
})
