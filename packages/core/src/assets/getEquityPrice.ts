import type { Context } from '../context.ts'
import { ApiError, invalidField } from '../kernel/apiError.ts'
import type { Quote } from './ports.ts'

/**
 * The last price of a listed equity. Its symbol is accepted in any letter case.
 *
 * @throws ApiError `invalidField` for an unlisted or unquoted symbol, `priceUnavailable` if no source responds.
 */
export const getEquityPrice = async (
  { assets, equityPrices }: Pick<Context, 'assets' | 'equityPrices'>,
  symbol: string,
): Promise<Quote> => {
  const asset = assets.equity().find(symbol)
  if (!asset) throw invalidField('symbol', 'is not a listed equity; GET /assets/equity lists them')
  if (!equityPrices)
    throw new ApiError('priceUnavailable', {
      message: 'No equity price source is configured. The operator sets one with RIALTO_EQUITY_PRICE_URL.',
    })
  const quote = await equityPrices.quote(asset.symbol).catch((cause: unknown) => {
    throw new ApiError('priceUnavailable', { cause })
  })
  if (!quote) throw invalidField('symbol', 'has no price at the configured source')
  return quote
}
