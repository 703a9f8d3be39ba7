import { add, multiply } from '@rialto/catalog'

import type { Context } from '../kernel/context.ts'

/** Amounts of several currencies as one in USD. A currency that nobody quotes adds nothing. */
export const sumInUsd = async (
  ctx: Pick<Context, 'prices'>,
  amounts: readonly { currencyCode: string; amount: string }[],
): Promise<string> => {
  const prices = await ctx.prices.usd(amounts.map(({ currencyCode }) => currencyCode))
  return amounts.reduce(
    (sum, { currencyCode, amount }) =>
      add(sum, multiply(amount, currencyCode === 'USD' ? '1' : (prices.get(currencyCode) ?? '0'))),
    '0',
  )
}
