import type { Context } from '../kernel/context.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { Quote } from './ports.ts'

/**
 * The last price of a listed equity, by its symbol in any case.
 *
 * @throws ApiError `notFound` for a symbol that is not listed or not quoted, `priceUnavailable` without a source that answers.
 */
export const getEquityPrice = async (
  { assets, equityPrices }: Pick<Context, 'assets' | 'equityPrices'>,
  symbol: string,
): Promise<Quote> => {
  const asset = assets.equity().find(symbol)
  if (!asset) throw new ApiError('notFound', { message: 'Equity not found.' })
  if (!equityPrices)
    throw new ApiError('priceUnavailable', {
      message: 'No equity price source is configured. The operator sets one with RIALTO_EQUITY_PRICE_URL.',
    })
  const quote = await equityPrices.quote(asset.symbol).catch((cause: unknown) => {
    throw new ApiError('priceUnavailable', { cause })
  })
  if (!quote) throw new ApiError('notFound', { message: 'No price is available for this equity.' })
  return quote
}
