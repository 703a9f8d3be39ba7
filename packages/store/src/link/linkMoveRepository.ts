import type { LinkMoveRepository, LinkPlace } from '@rialto/core'
import { sql } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import type { Tables } from '../tables.ts'

export const linkMoveRepository = (db: Database<Tables>): LinkMoveRepository => ({
  async start({ sessionId, codeHash, choice, expiresAtMs }) {
    const fresh = {
      code_hash: Buffer.from(codeHash),
      choice: JSON.stringify(choice),
      expires_at: new Date(expiresAtMs),
      claim_hash: null,
      pairing_code_hash: null,
      browser_key_hash: null,
      guesses: 0,
      accepted_at: null,
    }
    await db
      .insertInto('link_session_moves')
      .values({ session_id: sessionId, ...fresh })
      .onConflict(conflict => conflict.column('session_id').doUpdateSet(fresh))
      .execute()
  },

  async claim({ environment, codeHash, claimHash, numberHash, browserKeyHash, nowMs }) {
    const now = new Date(nowMs)
    const { numUpdatedRows } = await db
      .updateTable('link_session_moves')
      .set({
        claim_hash: Buffer.from(claimHash),
        pairing_code_hash: Buffer.from(numberHash),
        browser_key_hash: browserKeyHash ? Buffer.from(browserKeyHash) : null,
      })
      .where('code_hash', '=', Buffer.from(codeHash))
      .where('claim_hash', 'is', null)
      .where('expires_at', '>', now)
      .where('session_id', 'in', sessions =>
        sessions
          .selectFrom('link_sessions')
          .select('id')
          .where('environment', '=', environment)
          .where('session_expires_at', '>', now),
      )
      .executeTakeFirst()
    return numUpdatedRows === 1n
  },

  async findOpen({ environment, codeHash, nowMs }) {
    const now = new Date(nowMs)
    const row = await db
      .selectFrom('link_session_moves')
      .innerJoin('link_sessions', 'link_sessions.id', 'link_session_moves.session_id')
      .select(['session_id', 'client_id'])
      .where('link_session_moves.code_hash', '=', Buffer.from(codeHash))
      .where('claim_hash', 'is', null)
      .where('expires_at', '>', now)
      .where('environment', '=', environment)
      .where('session_expires_at', '>', now)
      .executeTakeFirst()
    return row && { scope: { clientId: row.client_id, environment }, sessionId: row.session_id }
  },

  async findOwn({ sessionId, nowMs }) {
    const row = await db
      .selectFrom('link_session_moves')
      .select(['claim_hash', 'accepted_at', 'guesses', 'expires_at'])
      .where('session_id', '=', sessionId)
      .executeTakeFirst()
    if (row === undefined || row.accepted_at !== null || row.guesses > 0 || row.expires_at <= new Date(nowMs))
      return { status: 'over' }
    return row.claim_hash === null ? { status: 'waiting' } : { status: 'claimed', claimHash: row.claim_hash }
  },

  async accept({ sessionId, numberHash, nowMs }) {
    const now = new Date(nowMs)
    const row = await db
      .updateTable('link_session_moves')
      .set({
        guesses: sql<number>`guesses + 1`,
        accepted_at: sql<Date | null>`case when pairing_code_hash = ${Buffer.from(numberHash)} then ${now}::timestamptz end`,
      })
      .where('session_id', '=', sessionId)
      .where('claim_hash', 'is not', null)
      .where('accepted_at', 'is', null)
      .where('guesses', '=', 0)
      .where('expires_at', '>', now)
      .returning(['claim_hash', 'browser_key_hash', 'accepted_at'])
      .executeTakeFirst()
    if (row === undefined || row.claim_hash === null || row.accepted_at === null) return 'over'
    await db
      .updateTable('link_sessions')
      .set({
        session_token_hash: row.claim_hash,
        browser_key_hash: row.browser_key_hash,
        place: sql<LinkPlace | null>`case when place <> 'payLink' then 'moved' else place end`,
      })
      .where('id', '=', sessionId)
      .execute()
    return 'accepted'
  },

  async findClaim({ environment, claimHash, nowMs }) {
    const now = new Date(nowMs)
    const row = await db
      .selectFrom('link_session_moves')
      .innerJoin('link_sessions', 'link_sessions.id', 'link_session_moves.session_id')
      .select(['choice', 'accepted_at', 'expires_at', 'guesses'])
      .where('claim_hash', '=', Buffer.from(claimHash))
      .where('environment', '=', environment)
      .where('session_expires_at', '>', now)
      .executeTakeFirst()
    if (row === undefined) return { status: 'over' }
    if (row.accepted_at !== null) return { status: 'accepted', choice: row.choice }
    return { status: row.expires_at > now && row.guesses === 0 ? 'waiting' : 'over' }
  },
})
