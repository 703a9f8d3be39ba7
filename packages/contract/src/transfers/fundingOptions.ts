import Type from 'typebox'

import { enumOf } from '../oneOf.ts'
import { TransferFee } from '../shared/decimalNumber.ts'
import { withUsage } from '../shared/hints.ts'

export const FundingOptions = Type.Object(
  {
    enabled: Type.Optional(
      Type.Boolean({
        description:
          '`true`: what the user lacks of the asset may be converted from another asset, or bought with money in the account, during the transfer.',
      }),
    ),
  },
  {
    title: 'FundingOptions',
    description: 'Whether the asset may be provided by a conversion or purchase at the institution.',
  },
)

/** Of a link token: there the user is on the page, who approves each part. */
export const LinkFundingOptions = Type.Object(
  {
    ...FundingOptions.properties,
    maximumSources: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 5,
        description:
          'How many accounts of the user may pay together if none has enough alone. More than 1 requires a fixed amount without an inclusive fee, and is not available for `onramp`. Default 1.',
      }),
    ),
  },
  {
    title: 'LinkFundingOptions',
    description:
      'Whether the asset may be provided by a conversion or purchase at the institution, and by several accounts together.',
  },
)

/** Field of the published `TransferFundingModel`. */
export const FundingMethod = Type.Object(
  {
    type: enumOf('FundingType', 'How the asset is provided.', {
      cryptocurrencyConversion: 'another asset of the account is sold for it.',
      buyingPowerPurchase: 'it is bought with money in the account.',
    }),
    amount: Type.Number({ description: 'The least that the order yields, in whole units of `toSymbol`.' }),
    amountInFiat: Type.Number({ description: '`amount` in USD. 0 if the asset has no price.' }),
    toSymbol: Type.String({ description: 'Asset that is received, and then sent.' }),
    fromAmount: Type.Number({ description: 'The most that the order spends, in whole units of `fromSymbol`.' }),
    fromSymbol: Type.String({ description: 'Asset or currency that is spent.' }),
    fee: Type.Optional(withUsage(TransferFee, 'Estimated fee of the exchange for the order.')),
  },
  { title: 'FundingMethod', description: 'An order at the institution that provides the asset before it is sent.' },
)
