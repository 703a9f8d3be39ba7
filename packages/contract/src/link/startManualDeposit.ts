import { bridgingErrors } from './linkErrors.ts'
import { linkOperation } from './linkOperation.ts'
import { ManualDeposit, ManualDepositRequest } from './shapes/linkTransfer.ts'

export const startManualDepositOperation = linkOperation({
  id: 'startManualDeposit',
  method: 'POST',
  path: '/manual/deposits',
  needsSession: true,
  body: ManualDepositRequest,
  content: ManualDeposit,
  errors: ['addressUnavailable', ...bridgingErrors],
})
