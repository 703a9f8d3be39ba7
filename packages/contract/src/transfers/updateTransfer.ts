import Type from 'typebox'

import { operation } from '../operation.ts'
import { connectionFields } from '../shared/connectionRequest.ts'
import { InstitutionTransactionStatus, TransferStatus } from '../shared/enums.ts'
import { institutionErrors } from '../shared/institutionErrors.ts'
import { TransferRecord } from './listTransfers.ts'

export const updateTransferOperation = operation({
  id: 'updateTransfer',
  method: 'POST',
  paths: ['/transfers/managed/update'],
  tag: 'Managed transfers',
  summary: 'Read a transfer’s status at the institution now',
  permission: 'write',
  body: Type.Object({
    ...connectionFields,
    /** The institution's id of the transaction, or the `transferId`. */
    transactionId: Type.String({ minLength: 1, maxLength: 200 }),
  }),
  content: Type.Object({
    status: TransferStatus,
    statusDetails: InstitutionTransactionStatus,
    errorMessage: Type.Optional(Type.String()),
    transferResult: Type.Optional(TransferRecord),
  }),
  errors: ['invalidField', 'missingField', 'permissionDenied', 'notFound', ...institutionErrors],
})
