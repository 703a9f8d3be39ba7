import type { Invitation, InvitationRepository } from '@rialto/core'
import { defined } from '@rialto/defined'
import type { Selectable } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import type { Sealer } from '../scopeOf.ts'
import { scoped } from '../scoped.ts'
import { sealedColumns } from '../sealedColumns.ts'
import type { Tables } from '../tables.ts'

const contextOf = sealedColumns.invitations.columns.sealed_totp_secret

export const invitationRepository = (db: Database<Tables>, sealer: Sealer): InvitationRepository => {
  const open = (nowMs: number) =>
    db
      .selectFrom('invitations')
      .leftJoin('clients', 'clients.id', 'invitations.client_id')
      .selectAll('invitations')
      .select('clients.name as client_name')
      .where('invitations.accepted_at', 'is', null)
      .where('invitations.expires_at', '>', new Date(nowMs))

  const read = (row: Selectable<Tables['invitations']> & { client_name: string | null }): Invitation => ({
    id: row.id,
    environment: row.environment,
    email: row.email,
    role: row.role,
    isVouched: row.is_vouched,
    ...defined({
      client: row.client_id === null ? undefined : { id: row.client_id, name: row.client_name ?? '' },
      resetsMemberId: row.resets_member_id ?? undefined,
    }),
    totpSecret: sealer.open(row.sealed_totp_secret, contextOf(row.id)),
    expiresAtMs: row.expires_at.getTime(),
  })

  return {
    async insert(invitation) {
      await db
        .insertInto('invitations')
        .values({
          id: invitation.id,
          environment: invitation.environment,
          email: invitation.email,
          client_id: invitation.client?.id ?? null,
          resets_member_id: invitation.resetsMemberId ?? null,
          role: invitation.role,
          is_vouched: invitation.isVouched,
          code_hash: Buffer.from(invitation.codeHash),
          sealed_totp_secret: sealer.seal(invitation.totpSecret, contextOf(invitation.id)),
          created_at: new Date(invitation.createdAtMs),
          expires_at: new Date(invitation.expiresAtMs),
        })
        .execute()
    },

    async findOpen(environment, codeHash, nowMs) {
      const row = await open(nowMs)
        .where('invitations.environment', '=', environment)
        .where('invitations.code_hash', '=', Buffer.from(codeHash))
        .executeTakeFirst()
      return row && read(row)
    },

    async accept(id, atMs) {
      const { numUpdatedRows } = await db
        .updateTable('invitations')
        .set({ accepted_at: new Date(atMs) })
        .where('id', '=', id)
        .where('accepted_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async list(scope, nowMs) {
      const rows = await open(nowMs)
        .where('invitations.client_id', '=', scope.clientId)
        .where('invitations.environment', '=', scope.environment)
        .orderBy('invitations.created_at', 'desc')
        .execute()
      return rows.map(read)
    },

    async remove(scope, id) {
      const { numDeletedRows } = await scoped(db, scope)
        .deleteFrom('invitations')
        .where('id', '=', id)
        .where('accepted_at', 'is', null)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    async removeFirst(environment) {
      await db
        .deleteFrom('invitations')
        .where('environment', '=', environment)
        .where('email', '=', '')
        .where('accepted_at', 'is', null)
        .execute()
    },
  }
}
