import { multiply, toJsonNumber } from '@rialto/catalog'

/** A fee in an asset, with its value at the price the transfer was previewed at. */
export const transferFee = (fee: string, symbol: string, priceUsd: string | undefined) => ({
  fee: toJsonNumber(fee),
  feeCurrency: symbol,
  feeInFiat: usd(fee, priceUsd),
  feeInTransferCurrency: toJsonNumber(fee),
})

/** USD as a JSON number; 0 where nobody quotes the asset, as published clients require a number. */
export const usd = (amount: string, priceUsd: string | undefined): number =>
  toJsonNumber(multiply(amount, priceUsd ?? '0'))
