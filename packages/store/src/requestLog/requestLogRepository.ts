import type { LoggedRequest, RequestFilter, RequestLogRepository } from '@rialto/core'
import { defined } from '@rialto/defined'
import { type Selectable, sql } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import { isMissingParent } from '../database/unavailable.ts'
import { scopeColumns, scopeOf } from '../scopeOf.ts'
import { scoped } from '../scoped.ts'
import type { Tables } from '../tables.ts'

/** Rows per `delete`, so that each holds its locks only briefly. */
const batch = 10_000

const read = (row: Selectable<Tables['logged_requests']>): LoggedRequest => ({
  scope: scopeOf(row),
  atMs: row.at.getTime(),
  api: row.api,
  operation: row.operation,
  method: row.method,
  path: row.path,
  fields: row.fields,
  status: row.status,
  durationMs: row.duration_ms,
  ...defined({
    errorType: row.error_type ?? undefined,
    keyId: row.key_id ?? undefined,
    linkSessionId: row.link_session_id ?? undefined,
    subject: row.subject ?? undefined,
  }),
})

interface ErrorGroupRow extends Pick<
  Selectable<Tables['logged_requests']>,
  'api' | 'operation' | 'status' | 'error_type'
> {
  requests: bigint
  first_at: Date
  last_at: Date
}

const readGroup = (row: ErrorGroupRow) => ({
  api: row.api,
  operation: row.operation,
  status: row.status,
  requests: Number(row.requests),
  firstAtMs: row.first_at.getTime(),
  lastAtMs: row.last_at.getTime(),
  ...defined({ errorType: row.error_type ?? undefined }),
})

const toRow = (request: LoggedRequest) => ({
  ...scopeColumns(request.scope),
  at: new Date(request.atMs).toISOString(),
  api: request.api,
  operation: request.operation,
  method: request.method,
  path: request.path,
  fields: request.fields,
  status: request.status,
  error_type: request.errorType ?? null,
  duration_ms: request.durationMs,
  key_id: request.keyId ?? null,
  link_session_id: request.linkSessionId ?? null,
  subject: request.subject ?? null,
})

/**
 * One parameter for any number of rows, so that the statement stays the same. Rows of an erased session are not
 * written.
 */
const insertRows = async (db: Database<Tables>, requests: readonly LoggedRequest[]): Promise<void> => {
  await sql`
    insert into logged_requests (client_id, environment, at, api, operation, method, path, fields, status, error_type,
      duration_ms, key_id, link_session_id, subject)
    select client_id, environment, at, api, operation, method, path, fields, status, error_type, duration_ms, key_id,
      link_session_id, subject
    from jsonb_to_recordset(${JSON.stringify(requests.map(toRow))}::jsonb) as sent (client_id uuid, environment text,
      at timestamptz, api text, operation text, method text, path text, fields text[], status smallint, error_type text,
      duration_ms integer, key_id uuid, link_session_id uuid, subject text)
    where link_session_id is null or exists (select from link_sessions where link_sessions.id = link_session_id)`.execute(
    db,
  )
}

const ofScope = (db: Database<Tables>, { clientId, environment }: LoggedRequest['scope']) =>
  scoped(db, { clientId, environment }).selectFrom('logged_requests').selectAll()

/** The newest first. */
export const listQuery = (db: Database<Tables>, scope: LoggedRequest['scope'], filter: RequestFilter) => {
  const { api, operation, statusClass, errorType, keyId, linkSessionId, fromMs, toMs, beforeId, count } = filter
  return (
    ofScope(db, scope)
      .$if(api !== undefined, query => query.where('api', '=', api ?? 'integration'))
      .$if(operation !== undefined, query => query.where('operation', '=', operation ?? ''))
      .$if(statusClass === 2, query => query.where('status', '<', 400))
      // As the indexes of failed requests have it.
      .$if(statusClass === 4, query => query.where('status', '>=', sql.lit(400)).where('status', '<', 500))
      .$if(statusClass === 5, query => query.where('status', '>=', sql.lit(500)))
      .$if(errorType !== undefined, query =>
        query.where('status', '>=', sql.lit(400)).where('error_type', '=', errorType ?? ''),
      )
      .$if(keyId !== undefined, query => query.where('key_id', '=', keyId ?? ''))
      .$if(linkSessionId !== undefined, query => query.where('link_session_id', '=', linkSessionId ?? ''))
      .$if(fromMs !== undefined, query => query.where('at', '>=', new Date(fromMs ?? 0)))
      .$if(toMs !== undefined, query => query.where('at', '<=', new Date(toMs ?? 0)))
      .$if(beforeId !== undefined, query => query.where('id', '<', BigInt(beforeId ?? 0)))
      .orderBy('id', 'desc')
      .limit(count)
  )
}

export const requestLogRepository = (db: Database<Tables>): RequestLogRepository => {
  return {
    async insertAll(requests) {
      const insert = () => insertRows(db, requests)
      // A session was erased between reading it and writing its row.
      await insert().catch((error: unknown) => {
        if (!isMissingParent(error)) throw error
        return insert()
      })
    },

    async list(scope, filter) {
      const rows = await listQuery(db, scope, filter).execute()
      return rows.map(row => ({ id: String(row.id), ...read(row) }))
    },

    async listOfSession(scope, linkSessionId, count) {
      const rows = await ofScope(db, scope)
        .where('link_session_id', '=', linkSessionId)
        .orderBy('id')
        .limit(count)
        .execute()
      return rows.map(read)
    },

    async groupErrors({ clientId, environment }, fromMs, count) {
      const rows = await scoped(db, { clientId, environment })
        .selectFrom('logged_requests')
        .select(eb => [
          'api',
          'operation',
          'status',
          'error_type',
          eb.fn.countAll<bigint>().as('requests'),
          eb.fn.min('at').as('first_at'),
          eb.fn.max('at').as('last_at'),
        ])
        .where('status', '>=', sql.lit(400))
        .where('at', '>=', new Date(fromMs))
        .groupBy(['api', 'operation', 'status', 'error_type'])
        .orderBy('requests', 'desc')
        .orderBy('last_at', 'desc')
        .limit(count)
        .execute()
      return rows.map(readGroup)
    },

    async prune(environment, beforeMs) {
      for (;;) {
        const { rows } = await sql<{ removed: number }>`
          with oldest as (
            select id from logged_requests where environment = ${environment} order by id limit ${batch}
          ), removed as (
            delete from logged_requests where id in (select id from oldest) and at < ${new Date(beforeMs)} returning id
          ) select count(*)::int as removed from removed`.execute(db)
        if ((rows[0]?.removed ?? 0) < batch) return
      }
    },
  }
}
