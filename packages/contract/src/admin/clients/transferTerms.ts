import Type from 'typebox'

import { nullableNumber } from '../../shared/decimalNumber.ts'

export const inclusive = Type.Boolean({
  description:
    'Used if the link token does not set `isInclusiveFeeEnabled`. `true`: fees are deducted from the amount. `false`: the user pays them on top of it. Several accounts that pay together pay fees on top in any case.',
})

export const TransferTerms = Type.Object(
  {
    clientFee: Type.Number({
      description: 'Your own fee, as a ratio of the amount, if the link token sets no `clientFee`. 0: none.',
    }),
    isInclusiveFeeEnabled: inclusive,
    minAmountInFiat: nullableNumber(
      'Minimum amount that arrives, in USD, if the user chooses the amount and the destination sets no minimum. `null` without a minimum.',
    ),
  },
  { title: 'TransferTerms', description: 'Fee and minimum of transfers in Link whose link token sets none.' },
)
