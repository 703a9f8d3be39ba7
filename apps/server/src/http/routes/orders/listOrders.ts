import { listOrders } from '@rialto/core'
import { defined } from '@rialto/defined'

import type { Handler } from '../../handler.ts'
import { orderAnswer } from './orderAnswer.ts'

export const listOrdersHandler: Handler<'listOrders'> = async (ctx, { scope, body }) => {
  const { orders, cursor, type } = await listOrders(ctx, scope, body)
  const transactions = orders.map(order => orderAnswer(order, type))
  return {
    transactions,
    ...defined({ cursor }),
    total: transactions.length,
    earliestTimestamp: transactions.reduce(
      (earliest, { createdTimestamp }) => Math.min(earliest, createdTimestamp),
      transactions[0]?.createdTimestamp ?? 0,
    ),
  }
}
