import { toJsonNumber } from '@rialto/catalog'
import { placeOrder, type PlacedOrder, statusOfOrder } from '@rialto/core'
import { defined } from '@rialto/defined'

import type { Handler } from '../../handler.ts'
import { numbers } from './orderAnswer.ts'

/**
 * An accepted order that was not read back yet is in progress. The operations for details and lists return the rest.
 */
const outcomeOf = ({ record, found }: PlacedOrder) => {
  const { failureMessage } = record
  const status = found?.status ?? statusOfOrder(record)
  if (found !== undefined) return { status, statusDetails: found.upstreamStatus }
  if (failureMessage === undefined) return { status }
  return { status, statusDetails: failureMessage, errorMessage: failureMessage, displayMessage: failureMessage }
}

export const placeOrderHandler: Handler<'placeOrder'> = async (ctx, { scope, body, params }) => {
  const placed = await placeOrder(ctx, scope, { side: params.side, request: body })
  const { record, found } = placed
  const { price, value, fee } = numbers(found ?? (record.price === undefined ? {} : { price: record.price }))
  return {
    orderId: record.id,
    brokerType: placed.type,
    side: record.side,
    amount: toJsonNumber(record.amount),
    ...defined({ price, value, fee }),
    timestamp: Math.floor(record.createdAtMs / 1000),
    timeInForce: record.timeInForce,
    symbolPair: `${record.symbol}-${record.paymentSymbol}`,
    ...outcomeOf(placed),
  }
}
