import {
  type AnyTransfer,
  type ChangedTransfers,
  type Environment,
  type Posting,
  sumPostings,
  type Transfer,
} from '@rialto/core'
import { defined } from '@rialto/defined'
import { sql } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import type { Tables } from '../tables.ts'
import { readAnyTransfer } from '../transfers/transferRepository.ts'

const lastPossible = 2n ** 63n - 1n

const readParts = async (db: Database<Tables>, transfers: readonly AnyTransfer[]) => {
  const ids = transfers.filter(one => 'isCombined' in one && one.isCombined === true).map(({ id }) => id)
  if (ids.length === 0) return new Map<string, Transfer[]>()
  const rows = await db.selectFrom('transfers').selectAll().where('part_of', 'in', ids).orderBy('id').execute()
  const parts = rows.map(row => readAnyTransfer(row)).filter((one): one is Transfer => !('addressId' in one))
  return new Map(ids.map(id => [id, parts.filter(({ partOf }) => partOf === id)]))
}

/** Postings of all entries of these transfers or payment requests. */
export const readPosted = async (db: Database<Tables>, ids: readonly string[]): Promise<ChangedTransfers['posted']> => {
  const rows = await db
    .selectFrom('journal_entries')
    .select(['transfer_id', 'revision', 'postings'])
    .where('transfer_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  const posted = new Map<string, { revision: number; postings: readonly Posting[] }>()
  for (const { transfer_id: id, revision, postings } of rows) {
    const before = posted.get(id)
    posted.set(id, {
      revision: Math.max(before?.revision ?? 0, revision),
      postings: sumPostings([...(before?.postings ?? []), ...postings]),
    })
  }
  return posted
}

/** Transfers with changes in this range that left them ended, `count` changes at most. */
export const listChanged = async (
  db: Database<Tables>,
  environment: Environment,
  { after, to = lastPossible }: { after: bigint; to?: bigint },
  count: number,
): Promise<ChangedTransfers> => {
  const changes = await db
    .selectFrom('transfer_changes')
    .select(['id', 'transfer_id'])
    .where('environment', '=', environment)
    .where('id', '>', after)
    .where('id', '<=', to)
    .where('phase', 'in', ['settled', 'failed'])
    .orderBy('id')
    .limit(count)
    .execute()
  const ids = [...new Set(changes.map(change => change.transfer_id))]
  const next = changes.length === count ? changes.at(-1)?.id : undefined
  const rows = await db
    .selectFrom('transfers')
    .selectAll()
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  const transfers = rows.map(row => readAnyTransfer(row))
  const [parts, posted] = await Promise.all([readParts(db, transfers), readPosted(db, ids)])
  return { transfers, parts, posted, ...defined({ next }) }
}
