import Type from 'typebox'

import { oneOf } from '../../oneOf.ts'
import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'
import { ReviewAction } from './reviewAction.ts'

export const resolveTransferOperation = adminOperation({
  id: 'resolveTransfer',
  method: 'POST',
  path: '/Transfers/:id/resolve',
  tag: 'Transfers',
  summary: 'Resolve a transfer that needs a person',
  description:
    'Applies the decision of an operator who has contacted the institution. `lookAgain` decides nothing: the institution and the chain are read now. The note is stored in the history of the transfer, and the change in the audit log. Webhooks follow as for any other change. If the order may be paid again afterwards, the institution is read first: `conflict` if it has the withdrawal in progress, or accepted it and cannot be read now. If the access to the account is gone, or has not worked for a week, the institution’s confirmation to you is sufficient. A transaction that you name is compared with the chain. Also `conflict` if the action is not allowed now.',
  needsToken: true,
  params: Type.Object({ id: uuid('Id of the transfer.') }),
  body: Type.Object(
    {
      action: ReviewAction,
      note: Type.Optional(
        Type.String({
          minLength: 10,
          maxLength: 500,
          description:
            'Source of the decision, and where it is documented: 10 to 500 characters. Required, except with `lookAgain`.',
        }),
      ),
      institutionTransactionId: Type.Optional(
        Type.String({ minLength: 1, maxLength: 200, description: 'Required with `sentAs`: the institution’s own id.' }),
      ),
      hash: Type.Optional(
        Type.String({
          minLength: 8,
          maxLength: 200,
          description: 'Required with `arrived`: hash of the transaction. With `refunded`: that of the refund.',
        }),
      ),
      amount: Type.Optional(
        Type.String({
          pattern: '^\\d{1,30}(\\.\\d{1,30})?$',
          description:
            'Required with `creditPart`, `askForRest` and `refunded`: amount in the asset, as a decimal string. With `notSent` and `notArrived`: the amount of the transfer, as a confirmation; another amount is refused.',
        }),
      ),
    },
    { title: 'ResolveTransferRequest', description: 'The applied decision.' },
  ),
  content: Type.Object(
    {
      transferId: uuid('Id of the transfer.'),
      status: oneOf(['pending', 'succeeded', 'failed'], 'Status of the transfer now.'),
    },
    { title: 'ResolvedTransfer', description: 'The transfer after the change.' },
  ),
  errors: ['missingField', 'invalidField', 'notFound', 'conflict'],
})
