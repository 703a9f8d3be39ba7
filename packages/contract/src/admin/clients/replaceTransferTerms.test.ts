import { describeRequest } from '../../testing/describeRequest.ts'
import { replaceTransferTermsOperation } from './replaceTransferTerms.ts'

describeRequest(
  replaceTransferTermsOperation.body,
  { clientFee: 0.025 },
  {
    takes: {
      'a fee of 0': { clientFee: 0 },
      'a minimum': { minAmountInFiat: 0.5 },
    },
    refuses: {
      'a negative fee': { clientFee: -0.01 },
      'a fee above the whole amount': { clientFee: 1.01 },
      'a minimum of 0': { minAmountInFiat: 0 },
    },
  },
)
