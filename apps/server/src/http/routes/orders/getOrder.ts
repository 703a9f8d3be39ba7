import { getOrder } from '@rialto/core'

import type { Handler } from '../../handler.ts'
import { orderAnswer } from './orderAnswer.ts'

export const getOrderHandler: Handler<'getOrder'> = async (ctx, { scope, body }) => {
  const { order, type } = await getOrder(ctx, scope, body)
  return orderAnswer(order, type)
}
