import type { AnyTransfer, ChangeReason, Scope, TransferChange } from '@rialto/core'
import { defined } from '@rialto/defined'
import type { QueryCreator } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import { scopeColumns } from '../scopeOf.ts'
import { scoped } from '../scoped.ts'
import type { Tables } from '../tables.ts'

/** A statement that has written the transfer, and answers its id. */
type Changed = QueryCreator<Tables & { changed: { id: string } }>

/**
 * Runs the change and appends it to the transfer's history in one statement: neither exists without the other. False where the
 * change matched no row.
 */
export const recordChange = async (changed: Changed, transfer: AnyTransfer, reason: ChangeReason): Promise<boolean> => {
  const { client_id: clientId, environment } = scopeColumns(transfer.scope)
  const { numInsertedOrUpdatedRows } = await changed
    .insertInto('transfer_changes')
    .columns([
      'transfer_id',
      'client_id',
      'environment',
      'phase',
      'cause',
      'upstream_status',
      'detail',
      'hash',
      'confirmations',
      'sequence',
      'at',
    ])
    .expression(eb =>
      eb
        .selectFrom('changed')
        .select([
          'changed.id',
          eb.cast<string>(eb.val(clientId), 'uuid').as('client_id'),
          eb.cast<string>(eb.val(environment), 'text').as('environment'),
          eb.cast<string>(eb.val(transfer.phase), 'text').as('phase'),
          eb.cast<string>(eb.val(reason.cause), 'text').as('cause'),
          eb.cast<string | null>(eb.val(reason.upstreamStatus?.slice(0, 200) ?? null), 'text').as('upstream_status'),
          eb.cast<string | null>(eb.val(reason.detail?.slice(0, 500) ?? null), 'text').as('detail'),
          eb.cast<string | null>(eb.val(transfer.hash ?? null), 'text').as('hash'),
          eb.cast<number | null>(eb.val(confirmationsOf(transfer)), 'integer').as('confirmations'),
          eb.cast<number>(eb.val(transfer.sequence), 'integer').as('sequence'),
          eb.cast<Date>(eb.val(new Date(reason.atMs)), 'timestamptz').as('at'),
        ]),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

const confirmationsOf = (transfer: AnyTransfer): number | null =>
  'confirmations' in transfer ? (transfer.confirmations ?? null) : null

/** Oldest first. */
export const listChanges = async (db: Database<Tables>, scope: Scope, id: string): Promise<TransferChange[]> => {
  const rows = await scoped(db, scope)
    .selectFrom('transfer_changes')
    .selectAll()
    .where('transfer_id', '=', id)
    .orderBy('id')
    .execute()
  return rows.map(row => ({
    phase: row.phase,
    cause: row.cause,
    sequence: row.sequence,
    atMs: row.at.getTime(),
    ...defined({
      upstreamStatus: row.upstream_status ?? undefined,
      detail: row.detail ?? undefined,
      hash: row.hash ?? undefined,
      confirmations: row.confirmations ?? undefined,
    }),
  }))
}
