import { add, multiply, subtract, toJsonNumber } from '@rialto/catalog'
import type { Preview } from '@rialto/core'

/** What was asked for: with the fees inside it, all that leaves the account; else what arrives, without the client's fee. */
export const requestedAmount = ({ amount, fee, clientFee, isFeeIncluded }: Omit<Preview, 'expiresAtMs'>): string =>
  isFeeIncluded ? add(amount, fee) : subtract(amount, clientFee?.amount ?? '0')

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
