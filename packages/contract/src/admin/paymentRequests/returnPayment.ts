import Type from 'typebox'

import { decimalText } from '../../paymentRequests/decimalText.ts'
import { RefundShape } from '../../paymentRequests/refundShape.ts'
import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'
import { needsToken, tag } from './paymentSettings.ts'

export const returnPaymentOperation = adminOperation({
  id: 'returnPayment',
  method: 'POST',
  path: '/UnassignedPayments/:id/return',
  tag,
  summary: 'Return an unassigned payment',
  description:
    'Begins the return of an unassigned payment, or of a part of it, as a refund: you send it from your own wallet and report its transaction. All returns of a payment together never exceed its amount. Where refunds need approval, so does this one. A payment in a refund cannot be assigned to an order.',
  needsToken,
  params: Type.Object({ id: uuid('Id of the payment.') }),
  body: Type.Object(
    {
      amount: decimalText('Amount to return, as a decimal string.'),
      address: Type.String({
        minLength: 1,
        maxLength: 200,
        description: 'Address of the payer to return it to, by the payer’s own word.',
      }),
      addressTag: Type.Optional(
        Type.String({ maxLength: 200, description: 'Destination tag, memo or comment of `address`.' }),
      ),
      reason: Type.String({ minLength: 1, maxLength: 500, description: 'Why it is returned.' }),
    },
    { title: 'ReturnPaymentRequest', description: 'The amount to return, and where.' },
  ),
  content: RefundShape,
  errors: [
    'missingField',
    'invalidField',
    'permissionDenied',
    'notFound',
    'invalidAddress',
    'networkNotSupported',
    'amountExceedsMaximum',
    'serviceUnavailable',
    'unavailableForLegalReasons',
  ],
})
