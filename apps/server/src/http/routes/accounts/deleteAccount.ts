import { removeAccountOperation } from '@rialto/contract'
import { type Context, removeConnection } from '@rialto/core'
import type { FastifyInstance } from 'fastify'

import { registerOperation } from '../../registerOperation.ts'

export const deleteAccount = (app: FastifyInstance, ctx: Context): void =>
  registerOperation(app, ctx, removeAccountOperation, async ({ scope, body }) => {
    await removeConnection(ctx, scope, body)
    return undefined
  })
