import Type from 'typebox'

import { feeRatio, positiveAmount } from '../../shared/decimalNumber.ts'
import { adminOperation } from '../adminOperation.ts'
import { inclusive, TransferTerms } from './transferTerms.ts'

export const replaceTransferTermsOperation = adminOperation({
  id: 'replaceTransferTerms',
  method: 'PUT',
  path: '/TransferTerms',
  tag: 'Fees and minimums',
  summary: 'Replace the fee and the minimum',
  description:
    'Applies to link tokens created from then on. Values of a link token have priority, including a `clientFee` of 0. A minimum in USD cannot be enforced for an asset without a price: Link does not offer such an asset if the user chooses the amount.',
  needsToken: true,
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
