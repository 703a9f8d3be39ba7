import type { AttemptRecord, WithdrawalAttempt, WithdrawalAttemptRepository } from '@rialto/core'
import { defined } from '@rialto/defined'
import type { Selectable } from 'kysely'

import type { Owner } from '../processes/joinProcesses.ts'
import type { Database } from '../database/openDatabase.ts'
import { momentOf } from '../queue/moment.ts'
import { ageMs, type StoreTime } from '../storeTime.ts'
import type { Tables } from '../tables.ts'

/** Only a request to a wallet has `after_block`: the kind follows from it. */
const read = (row: Selectable<Tables['withdrawal_attempts']>, createdAtMs: number): WithdrawalAttempt => {
  const record: AttemptRecord = {
    id: row.id,
    transferId: row.transfer_id,
    number: row.number,
    state: row.state,
    createdAtMs,
    isAbandoned: row.abandoned_at !== null,
    ...defined({ outcome: row.outcome ?? undefined, reason: row.reason ?? undefined, detail: row.detail ?? undefined }),
  }
  if (row.after_block === null) return { ...record, kind: 'exchangeWithdrawal' }
  const asked = defined({
    askId: row.ask_id ?? undefined,
    walletNonce: row.wallet_nonce ?? undefined,
    walletCalls: row.wallet_calls ?? undefined,
  })
  return { ...record, kind: 'walletPayment', afterBlock: row.after_block, ...asked }
}

export const withdrawalAttemptRepository = (
  db: Database<Tables>,
  owner: Owner | undefined,
  time: StoreTime,
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
        outcome: attempt.outcome ?? null,
        reason: attempt.reason ?? null,
        after_block: attempt.kind === 'walletPayment' ? attempt.afterBlock : null,
        ask_id: attempt.kind === 'walletPayment' ? (attempt.askId ?? null) : null,
        created_at: momentOf(time.moment(attempt.createdAtMs)),
        owner_id: owner?.id() ?? null,
      })
      .execute()
  },

  async last(transferId, belowNumber) {
    const row = await db
      .selectFrom('withdrawal_attempts')
      .selectAll()
      .select(ageMs(time).as('age_ms'))
      .where('transfer_id', '=', transferId)
      .$if(belowNumber !== undefined, query => query.where('number', '<', belowNumber ?? 0))
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row && read(row, Math.round(time.nowMs() - row.age_ms))
  },

  async noteNonce(id, walletNonce) {
    await db.updateTable('withdrawal_attempts').set({ wallet_nonce: walletNonce }).where('id', '=', id).execute()
  },

  async noteCalls(id, { id: callsId, wallet, isKnown }) {
    const noted = JSON.stringify({ id: callsId, wallet, isKnown })
    await db.updateTable('withdrawal_attempts').set({ wallet_calls: noted }).where('id', '=', id).execute()
  },

  async endAsk(id) {
    await db.updateTable('withdrawal_attempts').set({ ask_id: null }).where('id', '=', id).execute()
  },

  async close(id, from, { state, outcome, reason, detail }) {
    const { numUpdatedRows } = await db
      .updateTable('withdrawal_attempts')
      .set({ state, outcome, reason: reason ?? null, detail: detail?.slice(0, 500) ?? null })
      .where('id', '=', id)
      .where('state', '=', from)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  },
})
