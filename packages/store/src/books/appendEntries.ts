import type { JournalEntry, NewCheck } from '@rialto/core'
import { sql } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import type { Tables } from '../tables.ts'

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** One statement for all. An existing entry stays. Returns the number of new ones. */
export const appendEntries = async (db: Database<Tables>, entries: readonly JournalEntry[]): Promise<number> => {
  const rows = entries.map(({ scope, transferId, revision, atMs, type, state, postings }) => ({
    client_id: scope.clientId,
    environment: scope.environment,
    day: dayOf(atMs),
    at: new Date(atMs).toISOString(),
    transfer_id: transferId,
    revision,
    type,
    state,
    postings,
  }))
  const { numAffectedRows = 0n } = await sql`
    insert into journal_entries (client_id, environment, day, at, transfer_id, revision, type, state, postings)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry (client_id uuid, environment text, day date,
      at timestamptz, transfer_id uuid, revision integer, type text, state text, postings jsonb)
    on conflict (transfer_id, revision) do nothing`.execute(db)
  return Number(numAffectedRows)
}

/** Plans the reads of transfers that are new in the journal, and of those that changed there. Not of those erased since. */
export const planChecks = async (db: Database<Tables>, checks: readonly NewCheck[]): Promise<void> => {
  if (checks.length === 0) return
  const rows = checks.map(({ scope, transferId, connectionId, networkId, dueAtMs, ...about }) => ({
    ...about,
    client_id: scope.clientId,
    environment: scope.environment,
    transfer_id: transferId,
    connection_id: connectionId ?? null,
    network_id: networkId,
    day: dayOf(dueAtMs),
    due_at: new Date(dueAtMs).toISOString(),
  }))
  await sql`
    insert into book_checks (transfer_id, client_id, environment, connection_id, type, symbol, network_id, day, arrives,
      fee, first_due_at, due_at)
    select transfer_id, planned.client_id, planned.environment, planned.connection_id, planned.type, planned.symbol,
      planned.network_id, day, arrives, planned.fee, due_at, due_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as planned (transfer_id uuid, client_id uuid,
      environment text, connection_id uuid, type text, symbol text, network_id uuid, day date, arrives numeric,
      fee numeric, due_at timestamptz)
    join transfers on transfers.id = planned.transfer_id
    on conflict (transfer_id) do update set
      arrives = excluded.arrives, fee = excluded.fee, first_due_at = excluded.first_due_at, due_at = excluded.due_at`.execute(
    db,
  )
}
