import { sql } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import type { Tables } from '../tables.ts'

const nothingSigned = JSON.stringify({
  method: 'eip3009',
  token: '',
  from: '',
  to: '',
  nonce: '',
  value: '0',
  validAfter: '0',
  validBefore: '0',
})

/**
 * Deletes refusals of the subjects, and takes the payer, the transactions and the subject from relays that have ended. Their fees
 * stay, because they count against the client's limits. The chain refuses a second use of a payer's authorization, so that its key
 * is not needed.
 */
export const eraseRelays = async (tx: Database<Tables>, subjectIds: readonly string[]): Promise<void> => {
  await tx
    .deleteFrom('relay_refusals')
    .where(eb => eb('subject_id', '=', eb.fn.any(eb.val([...subjectIds]))))
    .execute()
  await tx
    .updateTable('relays')
    .set({
      signed: nothingSigned,
      call: JSON.stringify({ to: '', data: '' }),
      attempts: '[]',
      hash: null,
      subject_id: null,
      authorization_key: sql`id::text`,
    })
    .where(eb => eb('subject_id', '=', eb.fn.any(eb.val([...subjectIds]))))
    .where('finished_at', 'is not', null)
    .execute()
}
