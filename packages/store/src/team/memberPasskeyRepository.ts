import type { MemberPasskeyRepository, Passkey } from '@rialto/core'
import type { Selectable } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import type { Tables } from '../tables.ts'
import { readMember } from './memberRepository.ts'

const read = (row: Selectable<Tables['member_passkeys']>): Passkey => ({
  id: row.id,
  credentialId: row.credential_id,
  publicKey: row.public_key,
  signatureCount: Number(row.signature_count),
  transports: row.transports,
  label: row.label,
  createdAtMs: row.created_at.getTime(),
  lastUsedAtMs: row.last_used_at?.getTime(),
})

export const memberPasskeyRepository = (db: Database<Tables>): MemberPasskeyRepository => ({
  ...challenges(db),

  async insert(memberId, passkey) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('member_passkeys')
      .values({
        id: passkey.id,
        member_id: memberId,
        credential_id: passkey.credentialId,
        public_key: Buffer.from(passkey.publicKey),
        signature_count: BigInt(passkey.signatureCount),
        transports: [...passkey.transports],
        label: passkey.label,
        created_at: new Date(passkey.createdAtMs),
      })
      .onConflict(conflict => conflict.column('credential_id').doNothing())
      .executeTakeFirst()
    return (numInsertedOrUpdatedRows ?? 0n) > 0n
  },

  async list(memberId) {
    const rows = await db
      .selectFrom('member_passkeys')
      .selectAll()
      .where('member_id', '=', memberId)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return rows.map(read)
  },

  async find(environment, credentialId) {
    const row = await db
      .selectFrom('member_passkeys')
      .innerJoin('members', 'members.id', 'member_passkeys.member_id')
      .selectAll('member_passkeys')
      .select(['members.environment', 'members.email', 'members.name', 'members.is_operator'])
      .select('members.identity_provider_id')
      .where('credential_id', '=', credentialId)
      .where('members.environment', '=', environment)
      .executeTakeFirst()
    return row && { passkey: read(row), member: readMember({ ...row, id: row.member_id }) }
  },

  async rename(memberId, id, label) {
    const { numUpdatedRows } = await db
      .updateTable('member_passkeys')
      .set({ label })
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },

  async remove(memberId, id) {
    const { numDeletedRows } = await db
      .deleteFrom('member_passkeys')
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .executeTakeFirst()
    return numDeletedRows > 0n
  },

  async use(id, { signatureCount, atMs }) {
    const { numUpdatedRows } = await db
      .updateTable('member_passkeys')
      .set({ signature_count: BigInt(signatureCount), last_used_at: new Date(atMs) })
      .where('id', '=', id)
      .where(eb =>
        signatureCount === 0 ? eb('signature_count', '=', 0n) : eb('signature_count', '<', BigInt(signatureCount)),
      )
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },
})

const challenges = (db: Database<Tables>): Pick<MemberPasskeyRepository, 'beginChallenge' | 'takeChallenge'> => ({
  async beginChallenge({ hash, memberId, expiresAtMs }) {
    await db
      .insertInto('passkey_challenges')
      .values({ challenge_hash: Buffer.from(hash), member_id: memberId ?? null, expires_at: new Date(expiresAtMs) })
      .execute()
  },

  async takeChallenge({ hash, memberId, nowMs }) {
    const { numDeletedRows } = await db
      .deleteFrom('passkey_challenges')
      .where('challenge_hash', '=', Buffer.from(hash))
      .where('expires_at', '>', new Date(nowMs))
      .where('member_id', memberId === undefined ? 'is' : '=', memberId ?? null)
      .executeTakeFirst()
    return numDeletedRows > 0n
  },
})
