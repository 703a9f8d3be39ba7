import { divide, isZero, roundUp } from '@rialto/catalog'

import type { Context } from '../context.ts'

const nominalUsd = '50'

/** A pay-in of about 50 USD, to six decimals and above zero. */
export const nominalAmount = async (ctx: Pick<Context, 'prices'>, asset: string): Promise<string> => {
  const price = (await ctx.prices.usd([asset])).get(asset)
  return price === undefined || isZero(price) ? '0.1' : roundUp(divide(nominalUsd, price, 6, 'up'), 6)
}
