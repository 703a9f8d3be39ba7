import type { MemberRecoveryCodeRepository } from '@rialto/core'

import type { Database } from '../database/openDatabase.ts'
import { transaction } from '../database/transaction.ts'
import type { Tables } from '../tables.ts'

const replaceCodes = (
  db: Database<Tables>,
  memberId: string,
  codes: readonly { code_hash: Buffer; created_at: Date }[],
): Promise<void> =>
  transaction(db, async trx => {
    // Locked, so that the second of two concurrent calls replaces the codes of the first.
    await trx.selectFrom('members').select('id').where('id', '=', memberId).forUpdate().execute()
    await trx.deleteFrom('member_recovery_codes').where('member_id', '=', memberId).execute()
    await trx
      .insertInto('member_recovery_codes')
      .values(codes.map(code => ({ ...code, member_id: memberId })))
      .execute()
  })

export const memberRecoveryCodeRepository = (db: Database<Tables>): MemberRecoveryCodeRepository => ({
  replace: (memberId, codeHashes, atMs) => {
    const codes = codeHashes.map(hash => ({ code_hash: Buffer.from(hash), created_at: new Date(atMs) }))
    return replaceCodes(db, memberId, codes)
  },

  async count(memberId) {
    const row = await db
      .selectFrom('member_recovery_codes')
      .select(eb => [eb.fn.countAll<bigint>().as('left'), eb.fn.min('created_at').as('created_at')])
      .where('member_id', '=', memberId)
      .executeTakeFirst()
    return { left: Number(row?.left ?? 0), createdAtMs: row?.created_at?.getTime() }
  },

  async take(memberId, codeHash) {
    const { numDeletedRows } = await db
      .deleteFrom('member_recovery_codes')
      .where('member_id', '=', memberId)
      .where('code_hash', '=', Buffer.from(codeHash))
      .executeTakeFirst()
    return numDeletedRows > 0n
  },
})
