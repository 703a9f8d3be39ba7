import { Readable } from 'node:stream'

import { ExportTransfersRequest } from '@rialto/contract'
import { ApiError, type Context } from '@rialto/core'
import type { FastifyInstance } from 'fastify'

import { exportRecords } from '../../transfers/exportRecords.ts'
import { authenticateAdmin } from '../adminAuth.ts'
import { filesOfClient, limitStreams } from '../limitStreams.ts'
import type { AdminTokens } from '../tokens/adminTokens.ts'
import { recordQuery } from './recordQuery.ts'

const types = { csv: 'text/csv; charset=utf-8', json: 'application/x-ndjson' } as const

/**
 * `POST /admin/api/v1/Transfers/export`: all transfers that match as a file. It is written while it is read, with one page
 * in memory, so that a slow reader or a long list needs no more.
 */
export const exportTransfersRoute = (app: FastifyInstance, ctx: Context, tokens: AdminTokens): void => {
  const admit = limitStreams({ ofClient: filesOfClient })
  app.post<{ Body: ExportTransfersRequest }>(
    '/admin/api/v1/Transfers/export',
    {
      config: { isStream: true },
      schema: { body: ExportTransfersRequest },
      onRequest: [authenticateAdmin(ctx, tokens, { method: 'GET', role: 'readOnly' })],
    },
    ({ scope, body: { format, ...filters } }, reply) => {
      if (!scope) throw new ApiError('serverFailure')
      const file = admit(scope.clientId, () =>
        Readable.from(exportRecords(ctx, scope, recordQuery(filters), format), { objectMode: false }),
      )
      return reply
        .type(types[format])
        .header('content-disposition', `attachment; filename="transfers.${format === 'csv' ? 'csv' : 'jsonl'}"`)
        .send(file)
    },
  )
}
