import { add, decimalFromJson, toJsonNumber } from '@rialto/catalog'
import { invalidField, quoteTransfer, type TransferQuote } from '@rialto/core'
import { defined } from '@rialto/defined'

import type { Handler } from '../../handler.ts'
import { usd } from './executionStatus.ts'

/** The one funding method without costs. */
const ownBalance = {
  fundingOption: 'existingCryptocurrencyBalance',
  paymentMethodFeeFiat: 0,
  tradingFeeFiat: 0,
} as const

export const quoteTransferHandler: Handler<'quoteTransfer'> = async (ctx, { body }) => {
  const { networkId, symbol, toAddress, brokerType, amountInFiat } = body
  const amountUsd = decimalFromJson(amountInFiat)
  if (amountUsd === undefined) throw invalidField('amountInFiat', 'is not a decimal')
  const quote = await quoteTransfer(ctx, {
    type: brokerType,
    destination: { networkId, symbol, address: toAddress },
    amountUsd,
    fiatCurrency: body.fiatCurrency,
    feeFlatUsd: decimalFromJson(body.feeFlat),
    feePercent: decimalFromJson(body.feePercentage),
  })
  return {
    amountInFiat,
    fiatCurrency: 'USD',
    symbol: symbol.toUpperCase(),
    networkId: networkId.toLowerCase(),
    toAddress,
    brokerType: quote.type,
    ...eligibility(quote),
    ...received(quote),
    fees: fees(quote),
    fundingOptions: [ownBalance],
  }
}

const eligibility = ({ minimum, maximum, priceUsd, ineligibility }: TransferQuote) => ({
  isEligible: ineligibility === undefined,
  minEligibleAmount: toJsonNumber(minimum),
  minEligibleAmountFiat: usd(minimum, priceUsd),
  ...defined({ ineligibilityReason: ineligibility }),
  ...(maximum === undefined
    ? {}
    : { maxEligibleAmount: toJsonNumber(maximum), maxEligibleAmountFiat: usd(maximum, priceUsd) }),
})

/** Only an existing balance pays. Without a trade or a payment method, minimum and maximum are equal. */
const received = ({ received: amount, priceUsd }: TransferQuote) => ({
  brokerPrice: toJsonNumber(priceUsd ?? '0'),
  price: toJsonNumber(priceUsd ?? '0'),
  minAmount: toJsonNumber(amount),
  maxAmount: toJsonNumber(amount),
  minAmountFiat: usd(amount, priceUsd),
  maxAmountFiat: usd(amount, priceUsd),
})

/** The institution's withdrawal fee includes the network fee. */
const fees = ({ withdrawalFee, partnerFee, priceUsd }: TransferQuote) => {
  const total = add(withdrawalFee, partnerFee)
  return {
    inFiat: {
      paymentMethodFeeMaxFiat: 0,
      tradingFeeMaxFiat: 0,
      withdrawalFeeFiat: usd(withdrawalFee, priceUsd),
      partnerFeeFiat: usd(partnerFee, priceUsd),
      networkFeeFiat: 0,
      minFeesFiat: usd(total, priceUsd),
      maxFeesFiat: usd(total, priceUsd),
    },
    inCrypto: {
      paymentMethodFeeMax: 0,
      tradingFeeMax: 0,
      withdrawalFee: toJsonNumber(withdrawalFee),
      partnerFee: toJsonNumber(partnerFee),
      networkFee: 0,
      minFees: toJsonNumber(total),
      maxFees: toJsonNumber(total),
    },
  }
}
