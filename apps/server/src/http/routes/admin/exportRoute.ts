import { Readable } from 'node:stream'

import { ApiError, type Context, type Scope } from '@rialto/core'
import type { FastifyInstance } from 'fastify'
import type { TSchema } from 'typebox'

import { authenticateAdmin } from './adminAuth.ts'
import { filesOfClient, limitStreams } from './limitStreams.ts'
import type { AdminTokens } from './tokens/adminTokens.ts'

const types = { csv: 'text/csv; charset=utf-8', json: 'application/x-ndjson' } as const
const endings = { csv: 'csv', json: 'jsonl' } as const

interface Export<Body> {
  /** Below the base path of the account management API. */
  path: string
  schema: TSchema
  /** Name of the file without its ending. @throws ApiError for a body that its schema accepts and that is not acceptable. */
  nameOf: (body: Body) => string
  /** The file in pieces. */
  file: (scope: Scope, body: Body) => AsyncIterable<string>
}

/**
 * All rows that match as a file. It is written while it is read, with one page in memory, so that a slow reader or a long
 * list needs no more. Every member may read it.
 */
export const exportRoute = <Body extends { format: 'csv' | 'json' }>(
  app: FastifyInstance,
  access: { ctx: Context; tokens: AdminTokens },
  { path, schema, nameOf, file }: Export<Body>,
): void => {
  const admit = limitStreams({ ofClient: filesOfClient })
  app.post(
    `/admin/api/v1${path}`,
    {
      config: { isStream: true },
      schema: { body: schema },
      onRequest: [authenticateAdmin(access.ctx, access.tokens, { method: 'GET', role: 'readOnly' })],
    },
    ({ scope, body: checked }, reply) => {
      if (!scope) throw new ApiError('serverFailure')
      const body = checked as Body
      const name = `${nameOf(body)}.${endings[body.format]}`
      return reply
        .type(types[body.format])
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(admit(scope.clientId, () => Readable.from(file(scope, body), { objectMode: false })))
    },
  )
}
