import type { Database } from '../database/openDatabase.ts'
import { sealedColumns } from '../sealedColumns.ts'
import type { Tables } from '../tables.ts'
import type { Sealer } from '../scopeOf.ts'

const page = 500
const contextOf = sealedColumns.connections.columns.sealed_account_name

/** Seals the account names that a version before stored in the clear, beside running servers. */
export const sealAccountNames = async (db: Database<Tables>, sealer: Sealer): Promise<void> => {
  for (;;) {
    const rows = await db
      .selectFrom('connections')
      .select(['id', 'account_name'])
      .where('account_name', '<>', '')
      .limit(page)
      .execute()
    for (const { id, account_name: name } of rows)
      await db
        .updateTable('connections')
        .set({ sealed_account_name: sealer.seal(name, contextOf(id)), account_name: '' })
        .where('id', '=', id)
        .where('account_name', '=', name)
        .execute()
    if (rows.length < page) return
  }
}
