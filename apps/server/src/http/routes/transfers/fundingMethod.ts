import { divide, toJsonNumber } from '@rialto/catalog'
import type { ConversionPlan, Preview } from '@rialto/core'
import { defined } from '@rialto/defined'

import { transferFee, usd } from './executionStatus.ts'

const types = { conversion: 'cryptocurrencyConversion', purchase: 'buyingPowerPurchase' } as const

/** The order before a transfer, in the published vocabulary. */
export const fundingMethod = (
  { kind, from, spends, yields, feeUsd }: ConversionPlan,
  { symbol, priceUsd }: Pick<Preview, 'symbol' | 'priceUsd'>,
) => ({
  type: types[kind],
  amount: toJsonNumber(yields),
  amountInFiat: usd(yields, priceUsd),
  toSymbol: symbol,
  fromAmount: toJsonNumber(spends),
  fromSymbol: from,
  ...defined({ fee: feeUsd === undefined ? undefined : feeIn(symbol, feeUsd, priceUsd) }),
})

/** Converts a fee in dollars to the asset at its current price. */
const feeIn = (symbol: string, feeUsd: string, priceUsd: string) => {
  const fee = priceUsd === '0' ? '0' : divide(feeUsd, priceUsd, 18, 'up')
  return { ...transferFee(fee, symbol, priceUsd), feeInFiat: toJsonNumber(feeUsd) }
}
