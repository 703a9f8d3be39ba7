import type { ApprovalRepository, ApprovalRequest } from '@rialto/core'
import type { Selectable } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import { scopeColumns } from '../scopeOf.ts'
import { scoped } from '../scoped.ts'
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
    const row = await scoped(db, { clientId, environment })
      .selectFrom('client_settings')
      .select('approval_operations')
      .executeTakeFirst()
    return row?.approval_operations ?? []
  },

  async replaceOperations({ clientId, environment }, operations) {
    await scoped(db, { clientId, environment })
      .updateTable('client_settings')
      .set({ approval_operations: [...operations] })
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
    const rows = await scoped(db, { clientId, environment })
      .selectFrom('approvals')
      .selectAll()
      .where('expires_at', '>', new Date(nowMs))
      .orderBy('requested_at')
      .orderBy('id')
      .limit(100)
      .execute()
    return rows.map(read)
  },

  async find({ clientId, environment }, id, nowMs) {
    const row = await scoped(db, { clientId, environment })
      .selectFrom('approvals')
      .selectAll()
      .where('id', '=', id)
      .where('expires_at', '>', new Date(nowMs))
      .executeTakeFirst()
    return row && read(row)
  },

  async remove({ clientId, environment }, id, nowMs) {
    const { numDeletedRows } = await scoped(db, { clientId, environment })
      .deleteFrom('approvals')
      .where('id', '=', id)
      .where('expires_at', '>', new Date(nowMs))
      .executeTakeFirst()
    return numDeletedRows > 0n
  },
})
