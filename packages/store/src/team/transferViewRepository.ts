import type { TransferView, TransferViewRepository } from '@rialto/core'
import { defined } from '@rialto/defined'
import type { Selectable } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import { scopeColumns } from '../scopeOf.ts'
import { scoped } from '../scoped.ts'
import type { Tables } from '../tables.ts'

const read = (row: Selectable<Tables['transfer_views']>): TransferView => ({
  id: row.id,
  memberId: row.member_id,
  name: row.name,
  isShared: row.is_shared,
  createdAtMs: row.created_at.getTime(),
  ...defined({ status: row.status ?? undefined, find: row.find ?? undefined }),
})

export const transferViewRepository = (db: Database<Tables>): TransferViewRepository => ({
  async list({ clientId, environment }, memberId) {
    const rows = await scoped(db, { clientId, environment })
      .selectFrom('transfer_views')
      .selectAll()
      .where(eb => eb.or([eb('is_shared', '=', true), ...(memberId ? [eb('member_id', '=', memberId)] : [])]))
      .orderBy('name')
      .orderBy('id')
      .limit(200)
      .execute()
    return rows.map(read)
  },

  async insert(scope, view) {
    await db
      .insertInto('transfer_views')
      .values({
        ...scopeColumns(scope),
        id: view.id,
        member_id: view.memberId,
        name: view.name,
        status: view.status ?? null,
        find: view.find ?? null,
        is_shared: view.isShared,
        created_at: new Date(view.createdAtMs),
      })
      .execute()
  },

  async remove({ clientId, environment }, id, { memberId, isOwner }) {
    const { numDeletedRows } = await scoped(db, { clientId, environment })
      .deleteFrom('transfer_views')
      .where('id', '=', id)
      .where(eb =>
        eb.or([
          ...(memberId ? [eb('member_id', '=', memberId)] : []),
          ...(isOwner ? [eb('is_shared', '=', true)] : []),
          eb.lit(false),
        ]),
      )
      .executeTakeFirst()
    return numDeletedRows > 0n
  },
})
