import { defined } from '@rialto/defined'

import type { Context } from '../kernel/context.ts'

/** What one unit of a currency is worth, for showing values in it; up to a day old. Without `usd` nobody quotes it. */
export const readFiatPrice = async (
  ctx: Pick<Context, 'prices'>,
  currency: string,
): Promise<{ currency: string; usd?: string }> => {
  const price = (await ctx.prices.lastUsd([currency])).get(currency)
  return { currency, ...defined({ usd: price?.usd }) }
}
