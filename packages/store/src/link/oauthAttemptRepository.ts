import type { OAuthAttempt, OAuthAttemptRepository } from '@rialto/core'
import type { Selectable } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import { scopeColumns, scopeOf } from '../scopeOf.ts'
import { sealedColumns } from '../sealedColumns.ts'
import type { Sealer } from '../sealer.ts'
import type { Tables } from '../tables.ts'

const verifierContext = sealedColumns.oauth_attempts.columns.sealed_verifier

export const oauthAttemptRepository = (db: Database<Tables>, sealer: Sealer): OAuthAttemptRepository => {
  const read = (row: Selectable<Tables['oauth_attempts']>): OAuthAttempt => ({
    id: row.id,
    scope: scopeOf(row),
    sessionId: row.session_id,
    type: row.type,
    codeVerifier: sealer.open(row.sealed_verifier, verifierContext(row.id)),
    status: row.status as OAuthAttempt['status'],
    expiresAtMs: row.expires_at.getTime(),
    ...(row.connection_id === null ? {} : { connectionId: row.connection_id }),
    ...(row.error_message === null ? {} : { errorMessage: row.error_message }),
  })

  return {
    async insert(attempt) {
      await db
        .insertInto('oauth_attempts')
        .values({
          ...scopeColumns(attempt.scope),
          id: attempt.id,
          session_id: attempt.sessionId,
          state_hash: Buffer.from(attempt.stateHash),
          type: attempt.type,
          sealed_verifier: sealer.seal(attempt.codeVerifier, verifierContext(attempt.id)),
          status: attempt.status,
          connection_id: null,
          error_message: null,
          expires_at: new Date(attempt.expiresAtMs),
        })
        .execute()
    },

    async takeByState(environment, stateHash, nowMs) {
      const now = new Date(nowMs)
      const row = await db
        .updateTable('oauth_attempts')
        .set({ taken_at: now })
        .where('environment', '=', environment)
        .where('state_hash', '=', Buffer.from(stateHash))
        .where('taken_at', 'is', null)
        .where('expires_at', '>', now)
        .returningAll()
        .executeTakeFirst()
      return row && read(row)
    },

    async find(sessionId, id) {
      const row = await db
        .selectFrom('oauth_attempts')
        .selectAll()
        .where('session_id', '=', sessionId)
        .where('id', '=', id)
        .executeTakeFirst()
      return row && read(row)
    },

    async finish(id, result) {
      await db
        .updateTable('oauth_attempts')
        .set(
          'connectionId' in result
            ? { status: 'connected', connection_id: result.connectionId }
            : { status: 'failed', error_message: result.errorMessage },
        )
        .where('id', '=', id)
        .where('status', '=', 'pending')
        .execute()
    },
  }
}
