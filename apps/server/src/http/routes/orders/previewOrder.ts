import { toJsonNumber } from '@rialto/catalog'
import { previewOrder } from '@rialto/core'
import { defined } from '@rialto/defined'

import type { Handler } from '../../handler.ts'

export const previewOrderHandler: Handler<'previewOrder'> = async (ctx, { scope, body, params }) => {
  const { order, estimate, type } = await previewOrder(ctx, scope, { side: params.side, request: body })
  const common = {
    brokerType: type,
    amount: toJsonNumber(order.amount),
    side: order.side,
    paymentSymbol: order.paymentSymbol,
    paymentIsCryptocurrency: !order.paymentIsFiat,
  }
  if (estimate.kind === 'rejected') return { ...common, status: 'failed' as const, errorMessage: estimate.message }
  return {
    ...common,
    status: 'success' as const,
    ...defined({
      fee: estimate.fee === undefined ? undefined : toJsonNumber(estimate.fee),
      feeText: estimate.feeText,
      estimatedUnitPrice: estimate.price === undefined ? undefined : toJsonNumber(estimate.price),
    }),
  }
}
