import { cancelOrder } from '@rialto/core'

import type { Handler } from '../../handler.ts'

export const cancelOrderHandler: Handler<'cancelOrder'> = async (ctx, { scope, body }) => {
  await cancelOrder(ctx, scope, body)
  return undefined
}
