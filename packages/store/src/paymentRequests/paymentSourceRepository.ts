import type { PaymentSource, PaymentSourceRepository, Scope } from '@rialto/core'
import { defined } from '@rialto/defined'
import { type Selectable, sql } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import { scopeColumns, scopeOf } from '../scopeOf.ts'
import { scoped } from '../scoped.ts'
import type { Tables } from '../tables.ts'

const read = (row: Selectable<Tables['payment_sources']>): PaymentSource => ({
  id: row.id,
  scope: scopeOf(row),
  networkType: row.network_type,
  kind: row.kind,
  value: row.value,
  createdAtMs: row.created_at.getTime(),
  ...defined({ confirmedAtMs: row.confirmed_at?.getTime(), provenAtMs: row.proven_at?.getTime() }),
})

export const paymentSourceRepository = (db: Database<Tables>): PaymentSourceRepository => {
  const select = (scope: Scope) =>
    scoped(db, scope).selectFrom('payment_sources').selectAll().where('replaced_at', 'is', null)

  return {
    list: async scope => (await select(scope).orderBy('network_type').execute()).map(read),

    async find(scope, networkType) {
      const row = await select(scope).where('network_type', '=', networkType).executeTakeFirst()
      return row && read(row)
    },

    async put(source) {
      const createdAt = new Date(source.createdAtMs)
      await db
        .with('replaced', tx =>
          scoped(tx, source.scope)
            .updateTable('payment_sources')
            .set({ replaced_at: createdAt })
            .where('network_type', '=', source.networkType)
            .where('replaced_at', 'is', null)
            .returning('id'),
        )
        .selectFrom('replaced')
        .select('id')
        .execute()
      await db
        .insertInto('payment_sources')
        .values({
          ...scopeColumns(source.scope),
          id: source.id,
          network_type: source.networkType,
          kind: source.kind,
          value: source.value,
          created_at: createdAt,
        })
        .execute()
    },

    async confirm(scope, id, atMs) {
      const { numUpdatedRows } = await scoped(db, scope)
        .updateTable('payment_sources')
        .set({ confirmed_at: new Date(atMs) })
        .where('id', '=', id)
        .where('replaced_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    async prove(scope, id, atMs) {
      await scoped(db, scope)
        .updateTable('payment_sources')
        .set({ proven_at: new Date(atMs) })
        .where('id', '=', id)
        .where('proven_at', 'is', null)
        .execute()
    },

    async takeNumber(environment, { networkType, value, kind }) {
      const first = kind === 'account' ? 1n : 0n
      const { taken } = await db
        .insertInto('payment_numbers')
        .values({ environment, network_type: networkType, value, next_number: first + 1n, last_paid: null })
        .onConflict(conflict =>
          conflict
            .columns(['environment', 'network_type', 'value'])
            .doUpdateSet({ next_number: sql`payment_numbers.next_number + 1` }),
        )
        .returning(sql<bigint>`next_number - 1`.as('taken'))
        .executeTakeFirstOrThrow()
      return Number(taken)
    },

    async listOwners(environment, networkType, addresses) {
      const rows = await db
        .selectFrom('payment_sources')
        .select(['client_id', 'environment', 'value'])
        // Naming an account does not prove its ownership: a later client sees and takes nothing of the first one's, unless it proves it.
        .distinctOn('value')
        .where('environment', '=', environment)
        .where('network_type', '=', networkType)
        .where('kind', '=', 'account')
        .where('confirmed_at', 'is not', null)
        .where(eb => eb('value', '=', eb.fn.any(eb.val([...addresses]))))
        .orderBy('value')
        .orderBy('proven_at', order => order.asc().nullsLast())
        .orderBy('confirmed_at')
        .orderBy('id')
        .execute()
      return rows.map(row => ({ scope: scopeOf(row), address: row.value }))
    },

    async listAccounts(scope, count) {
      const rows = await scoped(db, scope)
        .selectFrom('payment_sources')
        .selectAll()
        .where('kind', '=', 'account')
        .where('confirmed_at', 'is not', null)
        .orderBy('confirmed_at', 'desc')
        .orderBy('id')
        .limit(count)
        .execute()
      return rows.map(read)
    },

    async accountCursor(sourceId, networkId) {
      const row = await db
        .selectFrom('account_cursors')
        .select(['block', 'begun'])
        .where('source_id', '=', sourceId)
        .where('network_id', '=', networkId)
        .executeTakeFirst()
      return row
    },

    async setAccountCursor(sourceId, networkId, block) {
      await db
        .insertInto('account_cursors')
        .values({ source_id: sourceId, network_id: networkId, block, begun: block })
        .onConflict(conflict =>
          conflict
            .columns(['source_id', 'network_id'])
            .doUpdateSet({ block })
            .where('account_cursors.block', '<=', block),
        )
        .execute()
    },

    async use(environment, { networkType, value, kind }) {
      const first = kind === 'account' ? 1n : 0n
      const row = await db
        .selectFrom('payment_numbers')
        .select(['next_number', 'last_paid'])
        .where('environment', '=', environment)
        .where('network_type', '=', networkType)
        .where('value', '=', value)
        .executeTakeFirst()
      if (!row) return { issued: 0, unpaidInARow: 0 }
      const { next_number: next, last_paid: paid } = row
      return { issued: Number(next - first), unpaidInARow: Number(next - (paid === null ? first : paid + 1n)) }
    },

    async notePaid(sourceId, number) {
      await db
        .updateTable('payment_numbers')
        .from('payment_sources')
        .set({ last_paid: sql`greatest(payment_numbers.last_paid, ${number}::bigint)` })
        .where('payment_sources.id', '=', sourceId)
        .whereRef('payment_numbers.environment', '=', 'payment_sources.environment')
        .whereRef('payment_numbers.network_type', '=', 'payment_sources.network_type')
        .whereRef('payment_numbers.value', '=', 'payment_sources.value')
        .execute()
    },

    async rules(scope) {
      const row = await scoped(db, scope).selectFrom('payment_settings').select('rules').executeTakeFirst()
      return row?.rules
    },

    async setRules(scope, rules) {
      const text = JSON.stringify(rules)
      await db
        .insertInto('payment_settings')
        .values({ ...scopeColumns(scope), rules: text })
        .onConflict(conflict => conflict.columns(['client_id', 'environment']).doUpdateSet({ rules: text }))
        .execute()
    },
  }
}
