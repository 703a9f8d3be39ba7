import type { ScreeningDecision, ScreeningRepository } from '@rialto/core'
import { defined } from '@rialto/defined'

import type { Database } from '../database/openDatabase.ts'
import { transaction } from '../database/transaction.ts'
import { scopeColumns, scopeOf } from '../scopeOf.ts'
import { scoped } from '../scoped.ts'
import type { Tables } from '../tables.ts'

/** Rows per insert, because PostgreSQL accepts at most 65,535 parameters. */
const chunk = 5_000

export const screeningRepository = (db: Database<Tables>): ScreeningRepository => ({
  async mode(scope) {
    const row = await scoped(db, scope).selectFrom('client_settings').select('screening').executeTakeFirst()
    return row?.screening ?? 'off'
  },

  async setMode(scope, mode) {
    await scoped(db, scope).updateTable('client_settings').set({ screening: mode }).execute()
  },

  async lists() {
    const rows = await db.selectFrom('sanctions_lists').selectAll().orderBy('name').execute()
    return rows.map(row => ({
      name: row.name,
      source: row.source,
      publishedOn: row.published_on ?? undefined,
      digest: row.digest,
      hasKeys: row.keyed_digest === row.digest,
      addresses: row.addresses,
      skippedLines: row.skipped_lines,
      loadedAtMs: row.loaded_at.getTime(),
    }))
  },

  async find(addresses) {
    if (addresses.length === 0) return []
    return db
      .selectFrom('sanctioned_addresses')
      .select(['address', 'list', 'entry', 'name'])
      .where('address', 'in', addresses)
      .orderBy('list')
      .orderBy('entry')
      .limit(100)
      .execute()
  },

  async replace({ name, source, publishedOn, digest, skippedLines, loadedAtMs }, entries) {
    const row = {
      source,
      digest,
      keyed_digest: digest,
      skipped_lines: JSON.stringify(skippedLines),
      published_on: publishedOn ?? null,
      addresses: new Set(entries.map(({ address }) => address)).size,
      loaded_at: new Date(loadedAtMs),
    }
    await transaction(db, async tx => {
      await tx
        .insertInto('sanctions_lists')
        .values({ name, ...row })
        .onConflict(conflict => conflict.column('name').doUpdateSet(row))
        .execute()
      await tx.deleteFrom('sanctioned_addresses').where('list', '=', name).execute()
      for (let start = 0; start < entries.length; start += chunk)
        await tx
          .insertInto('sanctioned_addresses')
          .values(entries.slice(start, start + chunk).map(entry => ({ ...entry, list: name })))
          .onConflict(conflict => conflict.doNothing())
          .execute()
    })
  },

  async touch(name, loadedAtMs) {
    await db
      .updateTable('sanctions_lists')
      .set({ loaded_at: new Date(loadedAtMs) })
      .where('name', '=', name)
      .execute()
  },

  async keepOnly(names) {
    await transaction(db, async tx => {
      for (const [table, column] of [
        ['sanctioned_addresses', 'list'],
        ['sanctions_lists', 'name'],
      ] as const)
        await tx
          .deleteFrom(table)
          .where(({ eb, not, ref }) => not(eb(ref(column), 'in', names.length > 0 ? names : [''])))
          .execute()
    })
  },

  async insertDecision(decision) {
    await db
      .insertInto('screening_decisions')
      .values({
        ...scopeColumns(decision.scope),
        id: decision.id,
        step: decision.step,
        outcome: decision.outcome,
        addresses: JSON.stringify(decision.addresses),
        matches: JSON.stringify(decision.matches),
        lists: JSON.stringify(decision.lists),
        transfer_id: decision.transferId ?? null,
        decided_at: new Date(decision.decidedAtMs),
      })
      .execute()
  },

  async listDecisions(scope, { transferId, outcomes, count }) {
    let query = scoped(db, scope).selectFrom('screening_decisions').selectAll()
    if (transferId !== undefined) query = query.where('transfer_id', '=', transferId)
    if (outcomes !== undefined) query = query.where('outcome', 'in', outcomes)
    const rows = await query.orderBy('decided_at', 'desc').orderBy('id').limit(count).execute()
    return rows.map((row): ScreeningDecision => ({
      id: row.id,
      scope: scopeOf(row),
      step: row.step,
      outcome: row.outcome,
      addresses: row.addresses,
      matches: row.matches,
      lists: row.lists,
      decidedAtMs: row.decided_at.getTime(),
      ...defined({ transferId: row.transfer_id ?? undefined }),
    }))
  },
})
