import { deviceTtlMs } from '@rialto/core'

import type { Database } from '../database/openDatabase.ts'
import type { Tables } from '../tables.ts'

const dayMs = 24 * 60 * 60_000

/**
 * Removes sessions of members and attempts to sign in of a day ago, invitations, approvals and challenges that have expired, and browsers that were not used for 180 days. `now` is the machine's
 * time, which is what members sign in by. Members and the audit log stay.
 */
export const pruneTeam = async (db: Database<Tables>, now: Date): Promise<void> => {
  const dayAgo = new Date(now.getTime() - dayMs)
  await db.deleteFrom('member_sessions').where('created_at', '<', dayAgo).execute()
  await db
    .deleteFrom('member_devices')
    .where('last_used_at', '<', new Date(now.getTime() - deviceTtlMs))
    .execute()
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', now).execute()
  await db.deleteFrom('sign_in_attempts').where('last_at', '<', dayAgo).execute()
  await db.deleteFrom('approvals').where('expires_at', '<', now).execute()
  await db.deleteFrom('invitations').where('expires_at', '<', now).execute()
}
