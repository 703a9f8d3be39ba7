import type { LinkConfiguration, LinkConfigurationRepository } from '@rialto/core'
import { defined } from '@rialto/defined'
import type { Selectable } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import { transaction } from '../database/transaction.ts'
import { scopeColumns } from '../scopeOf.ts'
import { scoped } from '../scoped.ts'
import type { Tables } from '../tables.ts'

const columnsOf = (configuration: LinkConfiguration) => ({
  name: configuration.name,
  catalog: JSON.stringify(configuration.catalog),
  products: [...configuration.products],
  network_ids: [...configuration.networkIds],
  restrict_multiple_accounts: configuration.restrictMultipleAccounts,
  theme: configuration.theme ?? null,
  language: configuration.language ?? null,
  display_fiat_currency: configuration.displayFiatCurrency ?? null,
  brand: configuration.brand ? JSON.stringify(configuration.brand) : null,
})

const read = (row: Selectable<Tables['link_configurations']>): LinkConfiguration => ({
  id: row.id,
  name: row.name,
  catalog: row.catalog,
  products: row.products,
  networkIds: row.network_ids,
  restrictMultipleAccounts: row.restrict_multiple_accounts,
  ...defined({
    theme: row.theme ?? undefined,
    language: row.language ?? undefined,
    displayFiatCurrency: row.display_fiat_currency ?? undefined,
    brand: row.brand ?? undefined,
  }),
})

export const linkConfigurationRepository = (db: Database<Tables>): LinkConfigurationRepository => ({
  async list(scope) {
    const rows = await scoped(db, scope)
      .selectFrom('link_configurations')
      .selectAll()
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return rows.map(read)
  },

  async find(scope, id) {
    const row = await scoped(db, scope)
      .selectFrom('link_configurations')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    return row && read(row)
  },

  insert: (scope, configuration, { atMs, maxCount }) =>
    transaction(db, async tx => {
      // One at a time for each client: the count stays true until the row is in.
      await tx.selectFrom('clients').select('id').where('id', '=', scope.clientId).forUpdate().execute()
      const { count } = await scoped(tx, scope)
        .selectFrom('link_configurations')
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .executeTakeFirstOrThrow()
      if (count >= BigInt(maxCount)) return false
      const at = new Date(atMs)
      const times = { created_at: at, updated_at: at }
      await tx
        .insertInto('link_configurations')
        .values({ ...scopeColumns(scope), id: configuration.id, ...columnsOf(configuration), ...times })
        .execute()
      return true
    }),

  async replace(scope, configuration, atMs) {
    const { numUpdatedRows } = await scoped(db, scope)
      .updateTable('link_configurations')
      .set({ ...columnsOf(configuration), updated_at: new Date(atMs) })
      .where('id', '=', configuration.id)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },

  async remove(scope, id) {
    const { numDeletedRows } = await scoped(db, scope)
      .deleteFrom('link_configurations')
      .where('id', '=', id)
      .executeTakeFirst()
    return numDeletedRows > 0n
  },
})
