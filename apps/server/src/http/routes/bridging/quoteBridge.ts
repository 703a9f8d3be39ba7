import { decimalFromJson, toJsonNumber } from '@rialto/catalog'
import { type BridgeFee, invalidField, quoteBridge } from '@rialto/core'

import type { Handler } from '../../handler.ts'

export const quoteBridgeHandler: Handler<'quoteBridge'> = async (ctx, { body, scope }) => {
  const { origin, destination } = body
  const amount = decimalFromJson(body.amount)
  if (amount === undefined) throw invalidField('amount', 'is not a decimal')
  const quote = await quoteBridge(ctx, scope, { origin, destination, amount })
  const { estimatedAmount, minimumAmount, fees, totalFeesUsd, rate, warnings } = quote
  return {
    origin: { ...origin, amount: body.amount },
    destination: {
      ...destination,
      estimatedAmount: toJsonNumber(estimatedAmount),
      minimumAmount: minimumAmount === undefined ? null : toJsonNumber(minimumAmount),
    },
    fees: { items: fees.map(toFee), totalUsd: totalFeesUsd === undefined ? null : toJsonNumber(totalFeesUsd) },
    rate: toJsonNumber(rate),
    quotedAt: Math.floor(ctx.clock.nowMs() / 1000),
    warnings: [...warnings],
  }
}

const toFee = (fee: BridgeFee) => ({
  ...fee,
  amount: toJsonNumber(fee.amount),
  amountUsd: fee.amountUsd === undefined ? null : toJsonNumber(fee.amountUsd),
})
