import Type from 'typebox'

import { feeRatio, nullableNumber, positiveAmount } from '../shared/decimalNumber.ts'
import { adminOperation } from './adminOperation.ts'

const tag = 'Fees and minimums'
const needsToken = true
const inclusive = Type.Boolean({
  description:
    'Used if the link token does not set `isInclusiveFeeEnabled`. `true`: fees are deducted from the amount. `false`: the user pays them on top of it. Several accounts that pay together pay fees on top in any case.',
})

const TransferTerms = Type.Object(
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

export const readTransferTermsOperation = adminOperation({
  id: 'readTransferTerms',
  method: 'GET',
  path: '/TransferTerms',
  tag,
  summary: 'Get the fee and the minimum',
  description: 'Returns the fee and the minimum that hold for transfers in Link whose link token sets none.',
  needsToken,
  content: TransferTerms,
  errors: [],
})

export const replaceTransferTermsOperation = adminOperation({
  id: 'replaceTransferTerms',
  method: 'PUT',
  path: '/TransferTerms',
  tag,
  summary: 'Replace the fee and the minimum',
  description:
    'Applies to link tokens created from then on. Values of a link token have priority, including a `clientFee` of 0. A minimum in USD cannot be enforced for an asset without a price: Link does not offer such an asset if the user chooses the amount.',
  needsToken,
  body: Type.Object(
    {
      clientFee: feeRatio('Your own fee, as a ratio of the amount: 0.025 is 2.5 %. 0: none.'),
      isInclusiveFeeEnabled: Type.Optional(inclusive),
      minAmountInFiat: Type.Optional(positiveAmount('Least amount that arrives, in USD. Absent: no minimum.')),
    },
    { title: 'ReplaceTransferTermsRequest', description: 'The fee and the minimum from now on.' },
  ),
  content: TransferTerms,
  errors: ['missingField', 'invalidField'],
})
