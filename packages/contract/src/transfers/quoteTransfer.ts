import Type from 'typebox'

import { oneOf } from '../oneOf.ts'
import { operation } from '../operation.ts'
import { DecimalNumber, PositiveAmount } from '../shared/decimalNumber.ts'
import { NetworkIneligibility } from '../shared/enums.ts'
import { Uuid } from '../shared/uuid.ts'

const amount = Type.Number()

export const quoteTransferOperation = operation({
  id: 'quoteTransfer',
  method: 'POST',
  paths: ['/transfers/managed/quote'],
  tag: 'Managed transfers',
  summary: 'What a transfer would cost, without a connected account. Coinbase only',
  permission: 'read',
  body: Type.Object({
    amountInFiat: PositiveAmount,
    /** Only USD is quoted. */
    fiatCurrency: Type.String({ minLength: 1, maxLength: 3 }),
    symbol: Type.String({ minLength: 1, maxLength: 10 }),
    networkId: Uuid,
    toAddress: Type.String({ minLength: 1, maxLength: 1024 }),
    brokerType: Type.String({ minLength: 1, maxLength: 60 }),
    /** The client's own fee, in USD. */
    feeFlat: Type.Optional(Type.Number({ minimum: 0, maximum: 1_000_000_000, 'x-numericString': true })),
    /** The client's own fee, in percent of `amountInFiat`. */
    feePercentage: Type.Optional(Type.Number({ minimum: 0, maximum: 100, 'x-numericString': true })),
  }),
  content: Type.Object({
    amountInFiat: DecimalNumber,
    fiatCurrency: Type.String(),
    symbol: Type.String(),
    networkId: Uuid,
    toAddress: Type.String(),
    brokerType: Type.String(),
    isEligible: Type.Boolean(),
    ineligibilityReason: Type.Optional(NetworkIneligibility),
    /** The least the institution sends. */
    minEligibleAmount: amount,
    minEligibleAmountFiat: amount,
    maxEligibleAmount: Type.Optional(amount),
    maxEligibleAmountFiat: Type.Optional(amount),
    brokerPrice: amount,
    price: amount,
    /** What arrives when all fees are as high, or as low, as they can be. */
    minAmountFiat: amount,
    maxAmountFiat: amount,
    minAmount: amount,
    maxAmount: amount,
    fees: Type.Object({
      inFiat: Type.Object({
        paymentMethodFeeMaxFiat: amount,
        tradingFeeMaxFiat: amount,
        withdrawalFeeFiat: amount,
        partnerFeeFiat: amount,
        networkFeeFiat: amount,
        minFeesFiat: amount,
        maxFeesFiat: amount,
      }),
      inCrypto: Type.Object({
        paymentMethodFeeMax: amount,
        tradingFeeMax: amount,
        withdrawalFee: amount,
        partnerFee: amount,
        networkFee: amount,
        minFees: amount,
        maxFees: amount,
      }),
    }),
    fundingOptions: Type.Array(
      Type.Object({
        fundingOption: oneOf(['existingCryptocurrencyBalance']),
        paymentMethodFeeFiat: amount,
        tradingFeeFiat: amount,
      }),
    ),
  }),
  errors: [
    'invalidField',
    'missingField',
    'permissionDenied',
    'invalidAddress',
    'networkNotSupported',
    'integrationNotSupported',
    'integrationUnavailable',
  ],
})
