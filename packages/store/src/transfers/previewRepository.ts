import { ApiError, type Preview, type PreviewRepository, type Scope } from '@rialto/core'
import type { Selectable } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import { isMissingParent } from '../database/unavailable.ts'
import { scopeColumns, scopeOf } from '../scopeOf.ts'
import { scoped } from '../scoped.ts'
import type { Tables } from '../tables.ts'
import { fromColumns, toColumns } from './transferColumns.ts'

const read = (row: Selectable<Tables['previews']>): Preview => ({
  id: row.id,
  scope: scopeOf(row),
  ...fromColumns(row),
  createdAtMs: row.created_at.getTime(),
  expiresAtMs: row.expires_at.getTime(),
})

const toRow = (preview: Preview) => ({
  ...scopeColumns(preview.scope),
  ...toColumns(preview),
  id: preview.id,
  created_at: new Date(preview.createdAtMs),
  expires_at: new Date(preview.expiresAtMs),
})

export const previewRepository = (db: Database<Tables>): PreviewRepository => {
  const select = (scope: Scope, id: string) => scoped(db, scope).selectFrom('previews').selectAll().where('id', '=', id)

  return {
    async insert(preview) {
      try {
        await db.insertInto('previews').values(toRow(preview)).execute()
      } catch (error) {
        // The account was removed in the meantime.
        throw isMissingParent(error) ? new ApiError('notFound', { cause: error }) : error
      }
    },

    async find(scope, id) {
      const row = await select(scope, id).executeTakeFirst()
      return row && read(row)
    },

    async findForUpdate(scope, id) {
      const row = await select(scope, id).forUpdate().executeTakeFirst()
      return row && read(row)
    },
  }
}
