import type { OAuthAttempt, OAuthAttemptRepository, SignInFailure } from '@rialto/core'
import { defined } from '@rialto/defined'
import { type Selectable, sql } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import { scopeColumns, scopeOf, type Sealer } from '../scopeOf.ts'
import { scoped } from '../scoped.ts'
import { sealedColumns } from '../sealedColumns.ts'
import type { Tables } from '../tables.ts'

const { sealed_verifier: verifierContext, sealed_code: codeContext } = sealedColumns.oauth_attempts.columns

/** Versions before the reason codes stored a sentence. */
const reasonOf = (written: string): SignInFailure => reasons.find(one => one === written) ?? 'signInRefused'

const reasons: readonly SignInFailure[] = ['notAllowed', 'signInRefused', 'signInTooSlow', 'pairingOver']

export const oauthAttemptRepository = (db: Database<Tables>, sealer: Sealer): OAuthAttemptRepository => {
  const read = (row: Selectable<Tables['oauth_attempts']>): OAuthAttempt => ({
    id: row.id,
    scope: scopeOf(row),
    sessionId: row.session_id,
    type: row.type,
    codeVerifier: sealer.open(row.sealed_verifier, verifierContext(row.id)),
    status: row.status,
    expiresAtMs: row.expires_at.getTime(),
    ...defined({
      connectionId: row.connection_id ?? undefined,
      isReconnected: row.connection_id === null ? undefined : row.is_reconnected,
      reason: row.error_message === null ? undefined : reasonOf(row.error_message),
      completableUntilMs: row.completable_until?.getTime(),
    }),
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

    async findByCompletionCode(scope, hash) {
      const row = await scoped(db, scope)
        .selectFrom('oauth_attempts')
        .selectAll()
        .where('completion_code_hash', '=', Buffer.from(hash))
        .where('status', 'in', ['pending', 'failed'])
        .executeTakeFirst()
      return row && read(row)
    },

    async takeFailure(id) {
      const { numUpdatedRows } = await db
        .updateTable('oauth_attempts')
        .set({ completion_code_hash: null })
        .where('id', '=', id)
        .where('status', '=', 'failed')
        .where('completion_code_hash', 'is not', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async keepCode(id, returned) {
      await db
        .updateTable('oauth_attempts')
        .set({
          sealed_code: sealer.seal(returned.authorizationCode, codeContext(id)),
          completion_code_hash: Buffer.from(returned.completionCodeHash),
          pairing_code_hash: Buffer.from(returned.pairingCodeHash),
          completable_until: new Date(returned.completableUntilMs),
        })
        .where('id', '=', id)
        .where('status', '=', 'pending')
        .execute()
    },

    async redeem({ sessionId, id, proof, maximumGuesses, nowMs }) {
      const now = new Date(nowMs)
      const hash = Buffer.from(proof.hash)
      // One statement each, so that the second of two concurrent calls sees the effect of the first.
      const completable = db
        .updateTable('oauth_attempts')
        .where('session_id', '=', sessionId)
        .where('id', '=', id)
        .where('status', '=', 'pending')
        .where('redeemed_at', 'is', null)
        .where('completable_until', '>', now)
        .where('pairing_guesses', '<', maximumGuesses)
        .returning(['sealed_code', 'redeemed_at', 'pairing_guesses'])
      const row = await (
        proof.kind === 'completionCode'
          ? completable.set({ redeemed_at: now }).where('completion_code_hash', '=', hash)
          : completable.set({
              pairing_guesses: sql<number>`pairing_guesses + 1`,
              redeemed_at: sql<Date | null>`case when pairing_code_hash = ${hash} then ${now}::timestamptz end`,
            })
      ).executeTakeFirst()
      if (!row) return undefined
      if (row.redeemed_at === null || row.sealed_code === null)
        return { guessesLeft: maximumGuesses - row.pairing_guesses }
      return { authorizationCode: sealer.open(row.sealed_code, codeContext(id)) }
    },

    async finish(id, result) {
      await db
        .updateTable('oauth_attempts')
        .set({
          sealed_code: null,
          completion_code_hash:
            'reason' in result && result.completionCodeHash ? Buffer.from(result.completionCodeHash) : null,
          pairing_code_hash: null,
        })
        .set(
          'connectionId' in result
            ? { status: 'connected', connection_id: result.connectionId, is_reconnected: result.isReconnected }
            : { status: 'failed', error_message: result.reason },
        )
        .where('id', '=', id)
        .where('status', '=', 'pending')
        .execute()
    },
  }
}
