import type { CallbackUrlRepository } from '@rialto/core'

import type { Database } from '../database/openDatabase.ts'
import { scopeColumns } from '../scopeOf.ts'
import { scoped } from '../scoped.ts'
import type { Tables } from '../tables.ts'

export const callbackUrlRepository = (db: Database<Tables>): CallbackUrlRepository => ({
  async read(scope) {
    const row = await scoped(db, scope).selectFrom('client_settings').select('callback_urls').executeTakeFirst()
    return row?.callback_urls ?? []
  },

  async replace(scope, urls) {
    const callback_urls = [...urls]
    await db
      .insertInto('client_settings')
      .values({ ...scopeColumns(scope), allowed_origins: [], callback_urls })
      .onConflict(conflict => conflict.columns(['client_id', 'environment']).doUpdateSet({ callback_urls }))
      .execute()
  },
})
