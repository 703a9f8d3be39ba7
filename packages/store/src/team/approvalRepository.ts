import type { ApprovalRepository, ApprovalRequest } from '@rialto/core'
import type { Selectable } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import { scopeColumns } from '../scopeOf.ts'
import type { Tables } from '../tables.ts'

const read = (row: Selectable<Tables['approvals']>): ApprovalRequest => ({
  id: row.id,
  operation: row.operation,
  params: row.params,
  body: row.body,
  requestedBy: row.requested_by,
  requestedAtMs: row.requested_at.getTime(),
  expiresAtMs: row.expires_at.getTime(),
})

export const approvalRepository = (db: Database<Tables>): ApprovalRepository => ({
  async readOperations({ clientId, environment }) {
    const row = await db
      .selectFrom('client_settings')
      .select('approval_operations')
      .where('client_id', '=', clientId)
      .where('environment', '=', environment)
      .executeTakeFirst()
    return row?.approval_operations ?? []
  },

  async replaceOperations({ clientId, environment }, operations) {
    await db
      .updateTable('client_settings')
      .set({ approval_operations: [...operations] })
      .where('client_id', '=', clientId)
      .where('environment', '=', environment)
      .execute()
  },

  async insert(scope, { id, operation, params, body, requestedBy, requestedAtMs, expiresAtMs }) {
    await db
      .insertInto('approvals')
      .values({
        ...scopeColumns(scope),
        id,
        operation,
        params: JSON.stringify(params),
        body: JSON.stringify(body),
        requested_by: JSON.stringify(requestedBy),
        requested_at: new Date(requestedAtMs),
        expires_at: new Date(expiresAtMs),
      })
      .execute()
  },

  async list({ clientId, environment }, nowMs) {
    const rows = await db
      .selectFrom('approvals')
      .selectAll()
      .where('client_id', '=', clientId)
      .where('environment', '=', environment)
      .where('expires_at', '>', new Date(nowMs))
      .orderBy('requested_at')
      .orderBy('id')
      .limit(100)
      .execute()
    return rows.map(read)
  },

  async find({ clientId, environment }, id, nowMs) {
    const row = await db
      .selectFrom('approvals')
      .selectAll()
      .where('client_id', '=', clientId)
      .where('environment', '=', environment)
      .where('id', '=', id)
      .where('expires_at', '>', new Date(nowMs))
      .executeTakeFirst()
    return row && read(row)
  },

  async remove({ clientId, environment }, id, nowMs) {
    const { numDeletedRows } = await db
      .deleteFrom('approvals')
      .where('client_id', '=', clientId)
      .where('environment', '=', environment)
      .where('id', '=', id)
      .where('expires_at', '>', new Date(nowMs))
      .executeTakeFirst()
    return numDeletedRows > 0n
  },
})
