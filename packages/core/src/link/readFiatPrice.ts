import { defined } from '@rialto/defined'

import type { Context } from '../context.ts'

/** The price of one unit of a currency, for display; up to a day old. Without a quote `usd` is absent. */
export const readFiatPrice = async (
  ctx: Pick<Context, 'prices'>,
  currency: string,
): Promise<{ currency: string; usd?: string }> => {
  const price = (await ctx.prices.lastUsd([currency])).get(currency)
  return { currency, ...defined({ usd: price?.usd }) }
}
