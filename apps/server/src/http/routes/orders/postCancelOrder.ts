import { cancelOrderOperation } from '@rialto/contract'
import { cancelOrder, type Context } from '@rialto/core'
import type { FastifyInstance } from 'fastify'

import { registerOperation } from '../../registerOperation.ts'

export const postCancelOrder = (app: FastifyInstance, ctx: Context): void =>
  registerOperation(app, ctx, cancelOrderOperation, async ({ scope, body }) => {
    await cancelOrder(ctx, scope, body)
    return undefined
  })
