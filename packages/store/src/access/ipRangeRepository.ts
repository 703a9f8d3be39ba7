import type { IpRangeRepository, Scope } from '@rialto/core'

import type { Database } from '../database/openDatabase.ts'
import { scopeColumns } from '../scopeOf.ts'
import { scoped } from '../scoped.ts'
import type { Tables } from '../tables.ts'

type Which = Parameters<IpRangeRepository['remove']>[1]

const removeRange = async (db: Database<Tables>, scope: Scope, which: Which): Promise<boolean> => {
  const ofClient = scoped(db, scope).deleteFrom('client_ip_ranges')
  const { numDeletedRows } = await (
    'id' in which ? ofClient.where('id', '=', which.id) : ofClient.where('range', '=', which.range)
  ).executeTakeFirst()
  return numDeletedRows > 0n
}

export const ipRangeRepository = (db: Database<Tables>): IpRangeRepository => ({
  async list(scope) {
    const rows = await scoped(db, scope)
      .selectFrom('client_ip_ranges')
      .selectAll()
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return rows.map(({ id, range, label, created_at }) => ({ id, range, label, createdAtMs: created_at.getTime() }))
  },

  async insert(scope, { id, range, label, createdAtMs }) {
    await db
      .insertInto('client_ip_ranges')
      .values({ ...scopeColumns(scope), id, range, label, created_at: new Date(createdAtMs) })
      .execute()
  },

  remove: (scope, which) => removeRange(db, scope, which),
})
