import Type from 'typebox'

import { oneOf } from '../oneOf.ts'
import { operation } from '../operation.ts'
import { decimalNumber, positiveAmount } from '../shared/decimalNumber.ts'
import { BrokerType, BrokerTypeInput, NetworkIneligibility } from '../shared/enums.ts'
import { withUsage } from '../shared/hints.ts'
import { networkId } from '../shared/uuid.ts'

const usd = (description: string) => Type.Number({ description: `${description}, in USD.` })
const units = (description: string) => Type.Number({ description: `${description}, in whole units of the asset.` })

const FeesInFiat = Type.Object(
  {
    paymentMethodFeeMaxFiat: usd('Highest fee of the payment method'),
    tradingFeeMaxFiat: usd('Highest trading fee'),
    withdrawalFeeFiat: usd('Withdrawal fee of the institution, network fee included'),
    partnerFeeFiat: usd('Your own fee'),
    networkFeeFiat: usd('Network fee that is charged separately'),
    minFeesFiat: usd('Lowest sum of all fees'),
    maxFeesFiat: usd('Highest sum of all fees'),
  },
  { title: 'QuoteFeesInFiat', description: 'Fees in USD.' },
)

const FeesInCrypto = Type.Object(
  {
    paymentMethodFeeMax: units('Highest fee of the payment method'),
    tradingFeeMax: units('Highest trading fee'),
    withdrawalFee: units('Withdrawal fee of the institution, network fee included'),
    partnerFee: units('Your own fee'),
    networkFee: units('Network fee that is charged separately'),
    minFees: units('Lowest sum of all fees'),
    maxFees: units('Highest sum of all fees'),
  },
  { title: 'QuoteFeesInCrypto', description: 'Fees in the asset.' },
)

const QuoteFundingOption = Type.Object(
  {
    fundingOption: oneOf(
      ['existingCryptocurrencyBalance'],
      '`existingCryptocurrencyBalance`: the user sends crypto that the account holds.',
    ),
    paymentMethodFeeFiat: usd('Fee of the payment method'),
    tradingFeeFiat: usd('Trading fee'),
  },
  { title: 'QuoteFundingOption', description: 'A way to pay for the transfer.' },
)

export const quoteTransferOperation = operation({
  id: 'quoteTransfer',
  method: 'POST',
  paths: ['/transfers/managed/quote'],
  tag: 'Managed transfers',
  summary: 'Get a transfer quote',
  description:
    'Returns an estimate of what a transfer would cost, before the user connects an account. Available for Coinbase only. The quote does not bind a later preview.',
  permission: 'read',
  body: Type.Object(
    {
      amountInFiat: positiveAmount('Amount to send, in USD.'),
      fiatCurrency: Type.String({
        minLength: 1,
        maxLength: 3,
        description: 'Currency of `amountInFiat`. Only `USD` is supported.',
      }),
      symbol: Type.String({ minLength: 1, maxLength: 10, description: 'Symbol of the asset.' }),
      networkId: networkId(),
      toAddress: Type.String({ minLength: 1, maxLength: 1024, description: 'Address that receives the asset.' }),
      brokerType: withUsage(BrokerTypeInput, 'Integration type of the account to send from.'),
      feeFlat: Type.Optional(
        Type.Number({
          minimum: 0,
          maximum: 1_000_000_000,
          description: 'Your own flat fee, in USD.',
          'x-numericString': true,
        }),
      ),
      feePercentage: Type.Optional(
        Type.Number({
          minimum: 0,
          maximum: 100,
          description: 'Your own fee, in percent of `amountInFiat`: 2.5 is 2.5 %.',
          'x-numericString': true,
        }),
      ),
    },
    { title: 'QuoteTransferRequest', description: 'The transfer to quote.' },
  ),
  content: Type.Object(
    {
      amountInFiat: decimalNumber('`amountInFiat` of the request, in USD.'),
      fiatCurrency: Type.String({ description: 'Currency of the amounts in fiat. Always `USD`.' }),
      symbol: Type.String({ description: 'Symbol of the asset.' }),
      networkId: networkId(),
      toAddress: Type.String({ description: 'Address that receives the asset.' }),
      brokerType: BrokerType,
      isEligible: Type.Boolean({ description: '`true` if the transfer would be possible.' }),
      ineligibilityReason: Type.Optional(NetworkIneligibility),
      minEligibleAmount: units('Smallest amount that the institution sends'),
      minEligibleAmountFiat: usd('Smallest amount that the institution sends'),
      maxEligibleAmount: Type.Optional(units('Largest amount that the institution sends')),
      maxEligibleAmountFiat: Type.Optional(usd('Largest amount that the institution sends')),
      brokerPrice: usd('Price of one unit at the institution'),
      price: usd('Price of one unit'),
      minAmountFiat: usd('Amount that arrives if all fees are as high as they can be'),
      maxAmountFiat: usd('Amount that arrives if all fees are as low as they can be'),
      minAmount: units('Amount that arrives if all fees are as high as they can be'),
      maxAmount: units('Amount that arrives if all fees are as low as they can be'),
      fees: Type.Object(
        { inFiat: FeesInFiat, inCrypto: FeesInCrypto },
        { title: 'QuoteFees', description: 'Fees of the transfer.' },
      ),
      fundingOptions: Type.Array(QuoteFundingOption, { description: 'Ways to pay for the transfer.' }),
    },
    { title: 'TransferQuote', description: 'An estimate of a transfer.' },
  ),
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
