import type { LinkRepository, LinkSessionRecord, OpenedSession, Scope, TransferPhase } from '@rialto/core'
import { defined } from '@rialto/defined'
import { CompiledQuery, type Selectable, sql } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import { scopeColumns, scopeOf } from '../scopeOf.ts'
import { scoped } from '../scoped.ts'
import type { Tables } from '../tables.ts'
import { isOfUser } from '../overview/openedSessions.ts'
import { gather } from '../database/gather.ts'
import { isMissingParent } from '../database/unavailable.ts'

type Row = Selectable<Tables['link_sessions']>

const read = (row: Row): LinkSessionRecord => ({
  id: row.id,
  scope: scopeOf(row),
  request: row.request,
  connectionIds: row.connection_ids,
  provenIds: row.place === null ? row.connection_ids : row.proven_ids,
  hasReturned: row.has_returned,
  ...defined({
    place: row.place ?? undefined,
    browserKeyHash: row.browser_key_hash ?? undefined,
    transferId: row.transfer_id ?? undefined,
    exit: row.exit ?? undefined,
  }),
  expiresAtMs: row.session_expires_at?.getTime() ?? 0,
})

const readOpened = (row: Row & { phase: TransferPhase | null }): OpenedSession => ({
  ...read(row),
  openedAtMs: row.consumed_at?.getTime() ?? 0,
  ...defined({ transferPhase: row.phase ?? undefined }),
})

const selectOpened = (db: Database<Tables>, scope: Scope) =>
  scoped(db, scope)
    .selectFrom('link_sessions')
    .leftJoin('transfers', 'transfers.id', 'link_sessions.transfer_id')
    .selectAll('link_sessions')
    .select('transfers.phase')
    .where('consumed_at', 'is not', null)

/**
 * As text, because it is the one statement of a link token, and building the query each time would slow down every
 * token. The rows come as one JSON parameter, so that the statement is prepared once for any number of them.
 */
const insertTokens = `insert into "link_sessions" (
  id, client_id, environment, code_hash, request, connection_ids, token_expires_at, is_pay_link
) select id, client_id, environment, decode(code_hash, 'hex'), request, connection_ids, token_expires_at, is_pay_link
from jsonb_to_recordset($1::jsonb) as token (
  id uuid, client_id uuid, environment text, code_hash text, request jsonb, connection_ids uuid[],
  token_expires_at timestamptz, is_pay_link boolean
)`

type NewToken = Parameters<LinkRepository['issue']>[0]

const toRow = ({ id, scope, codeHash, request, connectionIds, expiresAtMs, isPayLink }: NewToken) => ({
  ...scopeColumns(scope),
  id,
  code_hash: Buffer.from(codeHash).toString('hex'),
  request,
  connection_ids: connectionIds ?? [],
  token_expires_at: new Date(expiresAtMs),
  is_pay_link: isPayLink ?? false,
})

/** False where its client is gone. */
const ofMissingParent = (error: unknown): false => {
  if (isMissingParent(error)) return false
  throw error
}

export const linkRepository = (db: Database<Tables>): LinkRepository => {
  const insert = gather<NewToken, void>({ most: 100, inFlight: 2 }, async tokens => {
    await db.executeQuery(CompiledQuery.raw(insertTokens, [JSON.stringify(tokens.map(toRow))]))
    return tokens.map(() => undefined)
  })
  return linkMethods(db, insert)
}

const linkMethods = (db: Database<Tables>, insert: (token: NewToken) => Promise<void>): LinkRepository => ({
  async listOpened(scope, { userId, state, nowMs, before, count }) {
    const outcome = sql<string | null>`exit->>'outcome'`
    const rows = await selectOpened(db, scope)
      .$if(userId === undefined, query => query.where(isOfUser))
      .$if(userId !== undefined, query => query.where(sql`request->>'userId'`, '=', userId ?? ''))
      .$if(state === 'finished' || state === 'exited', query => query.where(outcome, '=', state ?? ''))
      .$if(state === 'open', query => query.where('exit', 'is', null).where('session_expires_at', '>', new Date(nowMs)))
      .$if(state === 'expired', query =>
        query.where('exit', 'is', null).where('session_expires_at', '<=', new Date(nowMs)),
      )
      .$if(before !== undefined, query =>
        query.where(
          eb => eb.refTuple('consumed_at', 'link_sessions.id'),
          '<',
          eb => eb.tuple(new Date(before?.openedAtMs ?? 0), before?.id ?? ''),
        ),
      )
      .orderBy('consumed_at', 'desc')
      .orderBy('link_sessions.id', 'desc')
      .limit(count)
      .execute()
    return rows.map(readOpened)
  },

  async findOpened(scope, id) {
    const row = await selectOpened(db, scope).where('link_sessions.id', '=', id).executeTakeFirst()
    return row && readOpened(row)
  },

  issue: token => insert(token).then(() => true, ofMissingParent),

  async consume({ environment, codeHash, sessionTokenHash, nowMs, sessionExpiresAtMs }) {
    const now = new Date(nowMs)
    const row = await db
      .updateTable('link_sessions')
      .set({
        consumed_at: now,
        session_token_hash: Buffer.from(sessionTokenHash),
        session_expires_at: new Date(sessionExpiresAtMs),
      })
      .where('environment', '=', environment)
      .where('code_hash', '=', Buffer.from(codeHash))
      .where('is_pay_link', '=', false)
      .where('consumed_at', 'is', null)
      .where('token_expires_at', '>', now)
      .returningAll()
      .executeTakeFirst()
    return row && read(row)
  },

  async place(sessionId, { place, browserKeyHash, provenIds }) {
    await db
      .updateTable('link_sessions')
      .set({
        place,
        browser_key_hash: browserKeyHash ? Buffer.from(browserKeyHash) : null,
        proven_ids: [...provenIds],
      })
      .where('id', '=', sessionId)
      .execute()
  },

  async findPayLink(environment, codeHash, nowMs) {
    const row = await db
      .selectFrom('link_sessions')
      .selectAll()
      .where('environment', '=', environment)
      .where('code_hash', '=', Buffer.from(codeHash))
      .where('is_pay_link', '=', true)
      .where('token_expires_at', '>', new Date(nowMs))
      .forUpdate()
      .executeTakeFirst()
    return row && { ...read(row), linkExpiresAtMs: row.token_expires_at.getTime() }
  },

  async findById(scope, id) {
    const row = await scoped(db, scope).selectFrom('link_sessions').selectAll().where('id', '=', id).executeTakeFirst()
    return row && read(row)
  },

  async findBySessionToken(environment, sessionTokenHash, nowMs) {
    const row = await db
      .selectFrom('link_sessions')
      .selectAll()
      .where('environment', '=', environment)
      .where('session_token_hash', '=', Buffer.from(sessionTokenHash))
      .where('session_expires_at', '>', new Date(nowMs))
      .executeTakeFirst()
    return row && read(row)
  },

  async findScopeByCode(environment, codeHash) {
    const row = await db
      .selectFrom('link_sessions')
      .select(['client_id', 'environment'])
      .where('environment', '=', environment)
      .where('code_hash', '=', Buffer.from(codeHash))
      .executeTakeFirst()
    return row && scopeOf(row)
  },

  async findByCode(scope, codeHash) {
    const row = await scoped(db, scope)
      .selectFrom('link_sessions')
      .selectAll()
      .where('code_hash', '=', Buffer.from(codeHash))
      .executeTakeFirst()
    return row && read(row)
  },

  async finish(sessionId, exit, resultCode) {
    const update = db
      .updateTable('link_sessions')
      .set({
        exit: JSON.stringify(exit),
        result_code_hash: resultCode ? Buffer.from(resultCode.hash) : null,
        result_code_expires_at: resultCode ? new Date(resultCode.expiresAtMs) : null,
      })
      .where('id', '=', sessionId)
    const { numUpdatedRows } = await update.where('exit', 'is', null).executeTakeFirst()
    if (numUpdatedRows === 1n) return true
    await update.execute()
    return false
  },

  async redeemResultCode({ scope, userId, hash, nowMs }) {
    const row = await scoped(db, scope)
      .updateTable('link_sessions')
      .set({ result_code_hash: null, result_code_expires_at: null, has_returned: true })
      .where('result_code_hash', '=', Buffer.from(hash))
      .where('result_code_expires_at', '>', new Date(nowMs))
      .where(sql<string>`request->>'userId'`, '=', userId)
      .returningAll()
      .executeTakeFirst()
    return row && read(row)
  },

  async noteReturn(sessionId) {
    await db.updateTable('link_sessions').set({ has_returned: true }).where('id', '=', sessionId).execute()
  },

  async addConnection(sessionId, connectionId, { isProven }) {
    const withIt = (column: 'connection_ids' | 'proven_ids') =>
      sql<string[]>`array_append(array_remove(${sql.ref(column)}, ${connectionId}::uuid), ${connectionId}::uuid)`
    await db
      .updateTable('link_sessions')
      .set({ connection_ids: withIt('connection_ids'), ...(isProven ? { proven_ids: withIt('proven_ids') } : {}) })
      .where('id', '=', sessionId)
      .execute()
  },

  async setTransfer(sessionId, transferId) {
    await db.updateTable('link_sessions').set({ transfer_id: transferId }).where('id', '=', sessionId).execute()
  },
})
