import { adminOperation } from '../adminOperation.ts'
import { TransferTerms } from './transferTerms.ts'

export const readTransferTermsOperation = adminOperation({
  id: 'readTransferTerms',
  method: 'GET',
  path: '/TransferTerms',
  tag: 'Fees and minimums',
  summary: 'Get the fee and the minimum',
  description: 'Returns the fee and the minimum that hold for transfers in Link whose link token sets none.',
  needsToken: true,
  content: TransferTerms,
  errors: [],
})
