import { listOrdersOperation } from '@rialto/contract'
import { type Context, listOrders } from '@rialto/core'
import type { FastifyInstance } from 'fastify'

import { registerOperation } from '../../registerOperation.ts'
import { orderAnswer } from './orderAnswer.ts'

export const postListOrders = (app: FastifyInstance, ctx: Context): void =>
  registerOperation(app, ctx, listOrdersOperation, async ({ scope, body }) => {
    const { orders, cursor, type } = await listOrders(ctx, scope, body)
    const transactions = orders.map(order => orderAnswer(order, type))
    return {
      transactions,
      ...(cursor === undefined ? {} : { cursor }),
      total: transactions.length,
      earliestTimestamp: transactions.reduce(
        (earliest, { createdTimestamp }) => Math.min(earliest, createdTimestamp),
        transactions[0]?.createdTimestamp ?? 0,
      ),
    }
  })
