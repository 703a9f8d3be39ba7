import type { Context } from '../kernel/context.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { Quote } from './ports.ts'

/**
 * The last price of a listed equity, by its symbol in any case.
 *
 * @throws Fault `notFound` for a symbol that is not listed or not quoted, `priceUnavailable` without a source that answers.
 */
export const getEquityPrice = async (
  { assets, equityPrices }: Pick<Context, 'assets' | 'equityPrices'>,
  symbol: string,
): Promise<Quote> => {
  const asset = assets.equity().find(symbol)
  if (!asset) throw new ApiError('notFound', { message: 'No such equity.' })
  if (!equityPrices)
    throw new ApiError('priceUnavailable', {
      message: 'This installation has no source of equity prices. Its operator sets one with RIALTO_EQUITY_PRICE_URL.',
    })
  const quote = await equityPrices.quote(asset.symbol).catch((cause: unknown) => {
    throw new ApiError('priceUnavailable', { cause })
  })
  if (!quote) throw new ApiError('notFound', { message: 'Nobody quotes this equity here.' })
  return quote
}
