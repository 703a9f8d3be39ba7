import type { WithdrawalAttemptRepository } from '@rialto/core'
import { defined } from '@rialto/defined'

import type { Owner } from '../processes/joinProcesses.ts'
import type { Database } from '../database/openDatabase.ts'
import type { Tables } from '../tables.ts'

export const withdrawalAttemptRepository = (
  db: Database<Tables>,
  owner: Owner | undefined,
): WithdrawalAttemptRepository => ({
  async insert(attempt) {
    await db
      .insertInto('withdrawal_attempts')
      .values({
        id: attempt.id,
        transfer_id: attempt.transferId,
        number: attempt.number,
        state: attempt.state,
        detail: attempt.detail ?? null,
        after_block: attempt.afterBlock ?? null,
        ask_id: attempt.askId ?? null,
        created_at: new Date(attempt.createdAtMs),
        owner_id: owner?.id() ?? null,
      })
      .execute()
  },

  async last(transferId) {
    const row = await db
      .selectFrom('withdrawal_attempts')
      .selectAll()
      .where('transfer_id', '=', transferId)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst()
    return (
      row && {
        id: row.id,
        transferId: row.transfer_id,
        number: row.number,
        state: row.state,
        createdAtMs: row.created_at.getTime(),
        isAbandoned: row.abandoned_at !== null,
        ...defined({
          detail: row.detail ?? undefined,
          afterBlock: row.after_block ?? undefined,
          askId: row.ask_id ?? undefined,
          walletNonce: row.wallet_nonce ?? undefined,
        }),
      }
    )
  },

  async noteNonce(id, walletNonce) {
    await db.updateTable('withdrawal_attempts').set({ wallet_nonce: walletNonce }).where('id', '=', id).execute()
  },

  async endAsk(id) {
    await db.updateTable('withdrawal_attempts').set({ ask_id: null }).where('id', '=', id).execute()
  },

  async close(id, from, to, detail) {
    const { numUpdatedRows } = await db
      .updateTable('withdrawal_attempts')
      .set({ state: to, ...defined({ detail: detail?.slice(0, 500) }) })
      .where('id', '=', id)
      .where('state', '=', from)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  },
})
