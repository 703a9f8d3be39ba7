import { toJsonNumber } from '@rialto/catalog'
import { getEquityPrice } from '@rialto/core'

import type { Handler } from '../../handler.ts'

export const getEquityPriceHandler: Handler<'getEquityPrice'> = async (ctx, { params }) => {
  const { price, quotedAtMs } = await getEquityPrice(ctx, params.symbol)
  return { price: toJsonNumber(price), timestamp: Math.floor(quotedAtMs / 1000) }
}
