import type { MemberSessionRepository } from '@rialto/core'

import type { Database } from '../database/openDatabase.ts'
import type { Tables } from '../tables.ts'
import { readMember } from './memberRepository.ts'

export const memberSessionRepository = (db: Database<Tables>): MemberSessionRepository => ({
  async insert(member, session) {
    await db
      .insertInto('member_sessions')
      .values({
        id: session.id,
        member_id: member.id,
        token_hash: Buffer.from(session.tokenHash),
        ip_address: session.ipAddress,
        user_agent: session.userAgent,
        created_at: new Date(session.createdAtMs),
        last_used_at: new Date(session.lastUsedAtMs),
      })
      .execute()
  },

  async find(environment, tokenHash, { begunMs, usedMs }) {
    const row = await db
      .selectFrom('member_sessions')
      .innerJoin('members', 'members.id', 'member_sessions.member_id')
      .select(['members.id', 'members.environment', 'members.email', 'members.name', 'members.is_operator'])
      .select('members.identity_provider_id')
      .select(['member_sessions.id as session_id', 'member_sessions.last_used_at'])
      .where('member_sessions.token_hash', '=', Buffer.from(tokenHash))
      .where('member_sessions.created_at', '>', new Date(begunMs))
      .where('member_sessions.last_used_at', '>', new Date(usedMs))
      .where('members.environment', '=', environment)
      .executeTakeFirst()
    return row && { id: row.session_id, lastUsedAtMs: row.last_used_at.getTime(), member: readMember(row) }
  },

  async touch(id, atMs) {
    await db
      .updateTable('member_sessions')
      .set({ last_used_at: new Date(atMs) })
      .where('id', '=', id)
      .execute()
  },

  async list(memberId, { begunMs, usedMs }) {
    const rows = await db
      .selectFrom('member_sessions')
      .selectAll()
      .where('member_id', '=', memberId)
      .where('created_at', '>', new Date(begunMs))
      .where('last_used_at', '>', new Date(usedMs))
      .orderBy('last_used_at', 'desc')
      .orderBy('id')
      .execute()
    return rows.map(row => ({
      id: row.id,
      ipAddress: row.ip_address,
      userAgent: row.user_agent,
      createdAtMs: row.created_at.getTime(),
      lastUsedAtMs: row.last_used_at.getTime(),
    }))
  },

  async end(memberId, id) {
    const { numDeletedRows } = await db
      .deleteFrom('member_sessions')
      .where('member_id', '=', memberId)
      .where('id', '=', id)
      .executeTakeFirst()
    return numDeletedRows > 0n
  },

  async endAll(memberId, except) {
    const { numDeletedRows } = await db
      .deleteFrom('member_sessions')
      .where('member_id', '=', memberId)
      .$if(except !== undefined, query => query.where('id', '<>', except ?? ''))
      .executeTakeFirst()
    return Number(numDeletedRows)
  },
})
