import Type from 'typebox'

import { operation } from '../operation.ts'
import { connectionFields, institutionErrors } from '../shared/connectionRequest.ts'
import { InstitutionTransactionStatus, TransferStatus } from '../shared/enums.ts'
import { withUsage } from '../shared/hints.ts'
import { TransferRecord } from './listTransfers.ts'

export const updateTransferOperation = operation({
  id: 'updateTransfer',
  method: 'POST',
  paths: ['/transfers/managed/update'],
  tag: 'Managed transfers',
  summary: 'Refresh the status of a transfer',
  description:
    'Reads the status of a transfer from the institution or the chain now, instead of waiting for the next regular read. Not needed if you receive webhooks.',
  permission: 'write',
  body: Type.Object(
    {
      ...connectionFields,
      transactionId: Type.String({
        minLength: 1,
        maxLength: 200,
        description: 'Id of the transaction at the institution, or the `transferId`.',
      }),
    },
    { title: 'UpdateTransferRequest', description: 'The transfer to read, and the account it was sent from.' },
  ),
  content: Type.Object(
    {
      status: TransferStatus,
      statusDetails: withUsage(InstitutionTransactionStatus, 'State of the transfer at the institution.'),
      errorMessage: Type.Optional(
        Type.String({ description: 'Why the transfer failed. You may show it to the user.' }),
      ),
      transferResult: Type.Optional(TransferRecord),
    },
    { title: 'UpdateTransferResult', description: 'The transfer as it is now.' },
  ),
  errors: ['invalidField', 'missingField', 'permissionDenied', 'notFound', ...institutionErrors],
})
