import type { MemberRepository } from '@rialto/core'
import { sql } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import type { Sealer } from '../scopeOf.ts'
import { sealedColumns } from '../sealedColumns.ts'
import type { Tables } from '../tables.ts'

const { sealed_totp_secret: secretContext, sealed_next_totp_secret: nextContext } = sealedColumns.members.columns

type Life = Pick<
  MemberRepository,
  'listAll' | 'lockAll' | 'remove' | 'setFactors' | 'keepNextSecret' | 'findNextSecret' | 'removeOtherWaysIn'
>

/** Removes members of the environment, and replaces their factors. */
export const memberLife = (db: Database<Tables>, sealer: Sealer): Life => ({
  async listAll(environment) {
    const rows = await db
      .selectFrom('members')
      .select(['members.id', 'environment', 'email', 'name', 'is_operator', 'created_at'])
      .select(eb =>
        eb
          .selectFrom('member_roles')
          .select(count => count.fn.countAll<string>().as('clients'))
          .whereRef('member_roles.member_id', '=', 'members.id')
          .as('clients'),
      )
      .where('environment', '=', environment)
      .orderBy('email')
      .execute()
    return rows.map(row => ({
      id: row.id,
      environment: row.environment,
      email: row.email,
      name: row.name,
      isOperator: row.is_operator,
      clients: Number(row.clients ?? 0),
      createdAtMs: row.created_at.getTime(),
    }))
  },

  async lockAll(environment) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`members:${environment}`}, 0))`.execute(db)
  },

  async remove(environment, id) {
    const { numDeletedRows } = await db
      .deleteFrom('members')
      .where('environment', '=', environment)
      .where('id', '=', id)
      .executeTakeFirst()
    return numDeletedRows > 0n
  },

  async setFactors(id, { passwordHash, totpSecret }) {
    await db
      .updateTable('members')
      .set({
        ...(passwordHash === undefined ? {} : { password_hash: passwordHash }),
        ...(totpSecret === undefined
          ? {}
          : {
              sealed_totp_secret: sealer.seal(totpSecret, secretContext(id)),
              totp_step: 0n,
              sealed_next_totp_secret: null,
              next_totp_expires_at: null,
            }),
      })
      .where('id', '=', id)
      .execute()
  },

  async keepNextSecret(id, { totpSecret, expiresAtMs }) {
    await db
      .updateTable('members')
      .set({
        sealed_next_totp_secret: sealer.seal(totpSecret, nextContext(id)),
        next_totp_expires_at: new Date(expiresAtMs),
      })
      .where('id', '=', id)
      .execute()
  },

  async findNextSecret(id, nowMs) {
    const row = await db
      .selectFrom('members')
      .select('sealed_next_totp_secret')
      .where('id', '=', id)
      .where('next_totp_expires_at', '>', new Date(nowMs))
      .executeTakeFirst()
    const sealed = row?.sealed_next_totp_secret ?? undefined
    return sealed && sealer.open(sealed, nextContext(id))
  },

  async removeOtherWaysIn(id) {
    for (const table of ['member_passkeys', 'member_recovery_codes', 'member_devices'] as const)
      await db.deleteFrom(table).where('member_id', '=', id).execute()
  },
})
