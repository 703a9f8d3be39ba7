import { Readable } from 'node:stream'

import { ExportJournalRequest } from '@rialto/contract'
import { ApiError, checkDays, type Context } from '@rialto/core'
import type { FastifyInstance } from 'fastify'

import { authenticateAdmin } from '../adminAuth.ts'
import { filesOfClient, limitStreams } from '../limitStreams.ts'
import type { AdminTokens } from '../tokens/adminTokens.ts'
import { journalFile } from './journalFile.ts'

const types = { csv: 'text/csv; charset=utf-8', json: 'application/x-ndjson' } as const

/**
 * `POST /admin/api/v1/Books/export`: the journal of a period as a file, written while it is read, as the export of
 * transfers is.
 */
export const exportJournalRoute = (app: FastifyInstance, ctx: Context, tokens: AdminTokens): void => {
  const admit = limitStreams({ ofClient: filesOfClient })
  app.post<{ Body: ExportJournalRequest }>(
    '/admin/api/v1/Books/export',
    {
      config: { isStream: true },
      schema: { body: ExportJournalRequest },
      onRequest: [authenticateAdmin(ctx, tokens, { method: 'GET', role: 'readOnly' })],
    },
    ({ scope, body }, reply) => {
      if (!scope) throw new ApiError('serverFailure')
      checkDays(body)
      const name = `journal-${body.from}-${body.to}.${body.format === 'csv' ? 'csv' : 'jsonl'}`
      return reply
        .type(types[body.format])
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(admit(scope.clientId, () => Readable.from(journalFile(ctx, scope, body), { objectMode: false })))
    },
  )
}
