import { getOrderOperation } from '@rialto/contract'
import { type Context, getOrder } from '@rialto/core'
import type { FastifyInstance } from 'fastify'

import { registerOperation } from '../../registerOperation.ts'
import { orderAnswer } from './orderAnswer.ts'

export const postOrderDetails = (app: FastifyInstance, ctx: Context): void =>
  registerOperation(app, ctx, getOrderOperation, async ({ scope, body }) => {
    const { order, type } = await getOrder(ctx, scope, body)
    return orderAnswer(order, type)
  })
