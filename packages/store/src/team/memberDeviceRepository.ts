import type { MemberDeviceRepository } from '@rialto/core'

import type { Database } from '../database/openDatabase.ts'
import type { Tables } from '../tables.ts'

export const memberDeviceRepository = (db: Database<Tables>): MemberDeviceRepository => ({
  async insert(memberId, tokenHash, atMs) {
    await db
      .insertInto('member_devices')
      .values({ token_hash: Buffer.from(tokenHash), member_id: memberId, last_used_at: new Date(atMs) })
      .execute()
  },

  async use(environment, email, { tokenHash, atMs, sinceMs }) {
    const row = await db
      .updateTable('member_devices')
      .from('members')
      .set({ last_used_at: new Date(atMs) })
      .whereRef('members.id', '=', 'member_devices.member_id')
      .where('members.environment', '=', environment)
      .where('members.email', '=', email)
      .where('token_hash', '=', Buffer.from(tokenHash))
      .where('last_used_at', '>', new Date(sinceMs))
      .returning('member_id')
      .executeTakeFirst()
    return row !== undefined
  },
})
