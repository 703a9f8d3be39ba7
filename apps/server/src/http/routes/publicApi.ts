import { type Operation, operationsById, takesIdempotencyKey } from '@rialto/contract'
import { type Context, requireBridging, type Scope } from '@rialto/core'
import type { FastifyInstance } from 'fastify'

import * as handlers from '../handlers.ts'
import { authenticate } from '../plugins/authenticate.ts'
import { type Access, registerApi } from '../registerApi.ts'

/** The integration API, by API key. */
export const publicApi = (app: FastifyInstance, ctx: Context): void => {
  const access: Access<Operation, { scope: Scope }> = {
    hooks: ({ permission, feature }) => [
      authenticate(
        ctx,
        app.accessControl,
        permission,
        feature === 'bridging' ? scope => requireBridging(ctx, scope) : undefined,
      ),
    ],
    callerOf: ({ scope }) => scope && { scope },
    takesIdempotencyKey,
  }
  registerApi(app, ctx, { basePath: '/api/v1', operations: operationsById, handlers, access })
}
