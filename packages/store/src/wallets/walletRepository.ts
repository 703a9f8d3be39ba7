import type { WalletRepository } from '@rialto/core'
import { sql } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import { scopeColumns, scopeOf } from '../scopeOf.ts'
import { scoped } from '../scoped.ts'
import type { Tables } from '../tables.ts'

const most = 1_000

export const walletRepository = (db: Database<Tables>): WalletRepository => ({
  async insertChallenge(challenge) {
    await db
      .insertInto('wallet_challenges')
      .values({
        ...scopeColumns(challenge.scope),
        id: challenge.id,
        session_id: challenge.sessionId,
        user_id: challenge.userId,
        address: challenge.address,
        network_id: challenge.networkId,
        message: challenge.message,
        expires_at: new Date(challenge.expiresAtMs),
        taken_at: null,
      })
      .execute()
  },

  async takeChallenge(sessionId, id, nowMs) {
    const now = new Date(nowMs)
    const row = await db
      .updateTable('wallet_challenges')
      .set({ taken_at: now })
      .where('session_id', '=', sessionId)
      .where('id', '=', id)
      .where('taken_at', 'is', null)
      .where('expires_at', '>', now)
      .returningAll()
      .executeTakeFirst()
    return (
      row && {
        id: row.id,
        scope: scopeOf(row),
        sessionId: row.session_id,
        userId: row.user_id,
        address: row.address,
        networkId: row.network_id,
        message: row.message,
        expiresAtMs: row.expires_at.getTime(),
      }
    )
  },

  async insertVerification(verification) {
    await db
      .insertInto('wallet_verifications')
      .values({
        ...scopeColumns(verification.scope),
        id: verification.id,
        user_id: verification.userId,
        address: verification.address,
        network_type: verification.networkType,
        message: verification.message,
        signature: verification.signature,
        verified_at: new Date(verification.verifiedAtMs),
      })
      .execute()
  },

  async listVerifications(scope, { userId, address }) {
    let query = scoped(db, scope).selectFrom('wallet_verifications').selectAll()
    if (userId !== undefined) query = query.where('user_id', '=', userId)
    // In base58 case means something; in hex it does not.
    if (address !== undefined)
      query = query
        .where(sql<string>`lower(address)`, '=', address.toLowerCase())
        .where(eb => eb.or([eb('network_type', '=', 'evm'), eb('address', '=', address)]))
    const rows = await query.orderBy('verified_at', 'desc').orderBy('id').limit(most).execute()
    return rows.map(row => ({
      id: row.id,
      scope: scopeOf(row),
      userId: row.user_id,
      address: row.address,
      networkType: row.network_type,
      message: row.message,
      signature: row.signature,
      verifiedAtMs: row.verified_at.getTime(),
    }))
  },
})
