import { Readable } from 'node:stream'

import { ExportRefundsRequest } from '@rialto/contract'
import { ApiError, type Context } from '@rialto/core'
import type { FastifyInstance } from 'fastify'

import { authenticateAdmin } from '../adminAuth.ts'
import { filesOfClient, limitStreams } from '../limitStreams.ts'
import type { AdminTokens } from '../tokens/adminTokens.ts'
import { refundsFile } from './refundsFile.ts'

const types = { csv: 'text/csv; charset=utf-8', json: 'application/x-ndjson' } as const

/** `POST /admin/api/v1/Refunds/export`: all refunds that match as a file, written while it is read. */
export const exportRefundsRoute = (app: FastifyInstance, ctx: Context, tokens: AdminTokens): void => {
  const admit = limitStreams({ ofClient: filesOfClient })
  app.post<{ Body: ExportRefundsRequest }>(
    '/admin/api/v1/Refunds/export',
    {
      config: { isStream: true },
      schema: { body: ExportRefundsRequest },
      onRequest: [authenticateAdmin(ctx, tokens, { method: 'GET', role: 'readOnly' })],
    },
    ({ scope, body }, reply) => {
      if (!scope) throw new ApiError('serverFailure')
      return reply
        .type(types[body.format])
        .header('content-disposition', `attachment; filename="refunds.${body.format === 'csv' ? 'csv' : 'jsonl'}"`)
        .send(admit(scope.clientId, () => Readable.from(refundsFile(ctx, scope, body), { objectMode: false })))
    },
  )
}
