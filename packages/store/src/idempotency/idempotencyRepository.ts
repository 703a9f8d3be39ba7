import type { IdempotencyRepository, Scope, StoredAnswer } from '@rialto/core'
import { defined } from '@rialto/defined'

import type { Database } from '../database/openDatabase.ts'
import { scopeColumns, type Sealer } from '../scopeOf.ts'
import { scoped } from '../scoped.ts'
import { sealedColumns } from '../sealedColumns.ts'
import type { Tables } from '../tables.ts'

const { sealed_fingerprint: fingerprintContext, sealed_answer: answerContext } = sealedColumns.idempotency_keys.columns

interface KeyRow {
  id: string
  sealed_fingerprint: Buffer
  sealed_answer: null
  lapses_at: Date | null
  expires_at: Date
}

/** Inserts the key, or takes it over from a request that has expired, or has lapsed without a response. */
const take = (
  db: Database<Tables>,
  key: ReturnType<typeof scopeColumns> & { key_hash: Buffer },
  row: KeyRow,
  now: Date,
) =>
  db
    .insertInto('idempotency_keys')
    .values({ ...key, ...row })
    .onConflict(conflict =>
      conflict
        .columns(['client_id', 'environment', 'key_hash'])
        .doUpdateSet(row)
        .where(eb =>
          eb.or([
            eb('idempotency_keys.expires_at', '<=', now),
            eb.and([eb('idempotency_keys.lapses_at', '<=', now), eb('idempotency_keys.sealed_answer', 'is', null)]),
          ]),
        ),
    )
    .returning('id')
    .executeTakeFirst()

const findHeld = (db: Database<Tables>, scope: Scope, keyHash: Buffer) =>
  scoped(db, scope)
    .selectFrom('idempotency_keys')
    .select(['id', 'sealed_fingerprint', 'sealed_answer'])
    .where('key_hash', '=', keyHash)
    .executeTakeFirst()

/** Requests may contain passwords and responses tokens, so both are encrypted, and of a key only the hash is stored. */
export const idempotencyRepository = (db: Database<Tables>, sealer: Sealer): IdempotencyRepository => ({
  async claim(scope, { id, keyHash, fingerprint, nowMs, lapsesAtMs, expiresAtMs }) {
    const now = new Date(nowMs)
    const key = { ...scopeColumns(scope), key_hash: Buffer.from(keyHash) }
    const row = {
      id,
      sealed_fingerprint: sealer.seal(fingerprint, fingerprintContext(id)),
      sealed_answer: null,
      lapses_at: lapsesAtMs === undefined ? null : new Date(lapsesAtMs),
      expires_at: new Date(expiresAtMs),
    }
    for (;;) {
      if (await take(db, key, row, now)) return { claimed: true }
      const held = await findHeld(db, scope, key.key_hash)
      // The key was released in the meantime and can be claimed now.
      if (!held) continue
      const answer = held.sealed_answer && sealer.open(held.sealed_answer, answerContext(held.id))
      return {
        claimed: false,
        fingerprint: sealer.open(held.sealed_fingerprint, fingerprintContext(held.id)),
        ...defined({ answer: answer === null ? undefined : (JSON.parse(answer) as StoredAnswer) }),
      }
    }
  },

  async finish(id, answer) {
    await db
      .updateTable('idempotency_keys')
      .set({ sealed_answer: sealer.seal(JSON.stringify(answer), answerContext(id)) })
      .where('id', '=', id)
      .execute()
  },

  async release(id) {
    await db.deleteFrom('idempotency_keys').where('id', '=', id).execute()
  },
})
