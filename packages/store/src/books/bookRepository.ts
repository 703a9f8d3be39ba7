import type { AnyTransfer, BookCheck, BookRepository, ListedEntry, Scope, Transfer } from '@rialto/core'
import { defined } from '@rialto/defined'
import { type Selectable, sql, type SqlBool } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import { transaction } from '../database/transaction.ts'
import { scopeOf } from '../scopeOf.ts'
import { scoped } from '../scoped.ts'
import type { Tables } from '../tables.ts'
import { readAnyTransfer } from '../transfers/transferRepository.ts'
import { appendEntries, planChecks } from './appendEntries.ts'
import { lastSettledChange } from './lastSettledChange.ts'
import { listChanged } from './listChanged.ts'
import { listPaidRequests, readRequests } from './requestMoney.ts'

type CheckRow = Selectable<Tables['book_checks']>

const checkOf = (row: CheckRow, transfer: AnyTransfer): BookCheck => ({
  transfer,
  institution: row.institution,
  chain: row.chain,
  differences: row.differences,
  reads: row.reads,
  firstDueAtMs: row.first_due_at.getTime(),
})

const entryOf = (row: Selectable<Tables['journal_entries']>): ListedEntry => ({
  id: row.id,
  scope: scopeOf(row),
  transferId: row.transfer_id,
  revision: row.revision,
  atMs: row.at.getTime(),
  type: row.type,
  state: row.state,
  postings: row.postings,
})

const readTransfers = async (db: Database<Tables>, ids: readonly string[]): Promise<Map<string, AnyTransfer>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('transfers')
    .selectAll()
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map(row => [row.id, readAnyTransfer(row)]))
}

const withTransfers = async (db: Database<Tables>, rows: readonly CheckRow[]) => {
  const transfers = await readTransfers(
    db,
    rows.map(row => row.transfer_id),
  )
  return rows.flatMap(row => {
    const transfer = transfers.get(row.transfer_id)
    return transfer ? [{ row, check: checkOf(row, transfer) }] : []
  })
}

const noConnection = '00000000-0000-0000-0000-000000000000'

/** As the index `book_checks_due` has it. */
const connectionColumn = sql<string>`coalesce(connection_id, '00000000-0000-0000-0000-000000000000'::uuid)`

/**
 * Until the next transaction: a page is read from its place in the index. Of a table that grew since its statistics were taken, as
 * in the first run, the planner would read and sort all due rows for each page.
 */
const inOrderOfIndex = sql`
  select set_config('enable_sort', 'off', true), set_config('enable_bitmapscan', 'off', true),
    set_config('enable_seqscan', 'off', true)`

/** Of transfers that were erased while their check was being planned. Checks of all others are deleted with them. */
const forgetErased = async (db: Database<Tables>): Promise<void> => {
  await sql`
    delete from book_checks
    where is_open and not exists (select from transfers where transfers.id = book_checks.transfer_id)`.execute(db)
}

/** Text, as the driver would make a date of the local time zone of it. */
const dayText = sql<string>`to_char(day, 'YYYY-MM-DD')`

export const bookRepository = (db: Database<Tables>): BookRepository => {
  const checksOf = (scope: Scope) => scoped(db, scope).selectFrom('book_checks').selectAll()
  return {
    async readPlace(environment) {
      const row = await db
        .selectFrom('book_places')
        .select('settled_to')
        .where('environment', '=', environment)
        .executeTakeFirst()
      return { from: row?.settled_to ?? 0n, ...defined({ to: await lastSettledChange(db) }) }
    },

    async savePlace(environment, to, startedAtMs) {
      const reached = to ?? null
      await sql`
        insert into book_places as place (environment, read_to, settled_to, read_at, payments_read_at)
        values (${environment}, coalesce(${reached}::bigint, 0), coalesce(${reached}::bigint, 0), now(), ${new Date(startedAtMs)})
        on conflict (environment) do update set
          payments_read_at = excluded.payments_read_at, read_at = now(),
          read_to = coalesce(${reached}::bigint, place.read_to),
          settled_to = coalesce(${reached}::bigint, place.settled_to)`.execute(db)
    },

    listChanged: (environment, range, count) => listChanged(db, environment, range, count),

    listPaidRequests: environment => listPaidRequests(db, environment),

    readRequests: ids => readRequests(db, ids),

    append: (entries, checks) =>
      transaction(db, async tx => {
        const added = await appendEntries(tx, entries)
        await planChecks(tx, checks)
        return added
      }),

    async listDue(environment, nowMs, { after, count }) {
      let query = db
        .selectFrom('book_checks')
        .selectAll()
        .where('environment', '=', environment)
        .where('is_open', '=', true)
        .where('due_at', '<=', new Date(nowMs))
      if (after)
        query = query.where(
          sql<SqlBool>`(${connectionColumn}, transfer_id) > (${after.connectionId}::uuid, ${after.transferId}::uuid)`,
        )
      const page = query.orderBy(connectionColumn).orderBy('transfer_id').limit(count)
      const rows = await transaction(db, async tx => {
        await inOrderOfIndex.execute(tx)
        return tx.executeQuery(page).then(result => result.rows)
      })
      const last = rows.length === count ? rows.at(-1) : undefined
      const found = await withTransfers(db, rows)
      if (found.length < rows.length) await forgetErased(db)
      return {
        items: found.map(({ check }) => check),
        ...(last ? { next: { connectionId: last.connection_id ?? noConnection, transferId: last.transfer_id } } : {}),
      }
    },

    async saveChecks(results, nowMs) {
      const rows = results.map(({ transferId, institution, chain, differences, nextAtMs }) => ({
        transfer_id: transferId,
        institution,
        chain,
        differences,
        due_at: nextAtMs === undefined ? null : new Date(nextAtMs).toISOString(),
      }))
      await sql`
        update book_checks set
          institution = read.institution, chain = read.chain, reads = reads + 1, due_at = read.due_at,
          differs_since = case when read.differences = '[]' then null
            else coalesce(book_checks.differs_since, ${new Date(nowMs)}) end,
          -- A person has settled these differences, and not those that show later.
          handled_at = case when read.differences = book_checks.differences then book_checks.handled_at end,
          differences = read.differences
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as read (transfer_id uuid, institution text, chain text, differences jsonb, due_at timestamptz)
        where book_checks.transfer_id = read.transfer_id`.execute(db)
    },

    async listSharing(transfers) {
      const named = transfers.flatMap(({ id, scope, hash }) => (hash === undefined ? [] : [{ id, ...scope, hash }]))
      if (named.length === 0) return []
      const { rows } = await sql<Selectable<Tables['transfers']>>`
        select distinct other.* from jsonb_to_recordset(${JSON.stringify(named)}::jsonb)
          as own (id uuid, "clientId" uuid, environment text, hash text)
        join transfers other on other.client_id = own."clientId" and other.environment = own.environment
          and other.hash = own.hash and other.id <> own.id
        where other.phase <> 'awaitingUser' and other.hash is not null and other.is_combined = false`.execute(db)
      return rows.map(row => readAnyTransfer(row)).filter((one): one is Transfer => !('addressId' in one))
    },

    async listEntries(scope, { from, to }, { after, count }) {
      let query = scoped(db, scope)
        .selectFrom('journal_entries')
        .selectAll()
        .where('day', '>=', from)
        .where('day', '<=', to)
      if (after !== undefined) query = query.where('id', '>', after)
      const rows = await query.orderBy('id').limit(count).execute()
      return rows.map(entryOf)
    },

    async sumAccounts(scope, { from, to }) {
      const { rows } = await sql<{ day: string; account: string; symbol: string; amount: string }>`
        select ${dayText} as day, posting.account, posting.symbol, trim_scale(sum(posting.amount))::text as amount
        from journal_entries, jsonb_to_recordset(postings) as posting (account text, symbol text, amount numeric)
        where client_id = ${scope.clientId} and environment = ${scope.environment} and day between ${from} and ${to}
        group by 1, 2, 3 order by 1, 2, 3`.execute(db)
      return rows as Awaited<ReturnType<BookRepository['sumAccounts']>>
    },

    async sumUnits(scope, { from, to }) {
      const { rows } = await sql<{ transfers: bigint }>`
        select type, symbol, institution, chain, count(*) as transfers,
          trim_scale(sum(arrives))::text as arrived, trim_scale(sum(fee))::text as fees
        from book_checks
        where client_id = ${scope.clientId} and environment = ${scope.environment} and day between ${from} and ${to}
        group by 1, 2, 3, 4 order by 1, 2, 3, 4`.execute(db)
      return rows.map(row => ({ ...row, transfers: Number(row.transfers) })) as Awaited<
        ReturnType<BookRepository['sumUnits']>
      >
    },

    async listDifferences({ environment, clientId }, count) {
      let query = db
        .selectFrom('book_checks')
        .where('environment', '=', environment)
        .where('differs_since', 'is not', null)
        .where('handled_at', 'is', null)
      if (clientId !== undefined) query = query.where('client_id', '=', clientId)
      const [rows, { total }] = await Promise.all([
        query.selectAll().orderBy('differs_since').orderBy('transfer_id').limit(count).execute(),
        query.select(eb => eb.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow(),
      ])
      const items = (await withTransfers(db, rows)).map(({ row, check }) => ({
        check,
        sinceMs: row.differs_since?.getTime() ?? 0,
      }))
      return { items, total: Number(total) }
    },

    async findDifference(scope, transferId) {
      const rows = await checksOf(scope)
        .where('transfer_id', '=', transferId)
        .where('differs_since', 'is not', null)
        .where('handled_at', 'is', null)
        .execute()
      return (await withTransfers(db, rows))[0]?.check
    },

    async settleDifference(scope, transferId, { note, atMs }) {
      const { numUpdatedRows } = await scoped(db, scope)
        .updateTable('book_checks')
        .set({ handled_at: new Date(atMs), note })
        .where('transfer_id', '=', transferId)
        .where('differs_since', 'is not', null)
        .where('handled_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    async planCheck(scope, transferId, atMs) {
      await scoped(db, scope)
        .updateTable('book_checks')
        .set({ due_at: new Date(atMs) })
        .where('transfer_id', '=', transferId)
        .execute()
    },
  }
}
