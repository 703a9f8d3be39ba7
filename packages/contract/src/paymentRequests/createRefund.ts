import Type from 'typebox'

import { operation } from '../operation.ts'
import { networkId, uuid } from '../shared/uuid.ts'
import { decimalText } from './decimalText.ts'
import { RefundShape } from './refundShape.ts'

export const createRefundOperation = operation({
  id: 'createRefund',
  method: 'POST',
  paths: ['/refunds'],
  tag: 'Payment requests',
  summary: 'Create a refund',
  description:
    'Begins the return of money that arrived for a payment request, or of an unassigned payment. You send it from your own wallet and report the transaction with POST `/refunds/{refundId}/transaction`. All refunds of an asset together never exceed what arrived. What counts for an open order can be returned only after the request was canceled. Without `address` it waits as `needsAddress`. Send an `Idempotency-Key`: without it, a repeated call creates another refund.',
  permission: 'write',
  body: Type.Object(
    {
      paymentRequestId: Type.Optional(uuid('Id of the payment request.')),
      unassignedPaymentId: Type.Optional(
        uuid('Id of the unassigned payment to return, in place of `paymentRequestId`. It takes an `address`.'),
      ),
      amount: decimalText('Amount to return, as a decimal string.'),
      networkId: Type.Optional(
        networkId('Network of the money. Default: that of the request. Only with `paymentRequestId`.'),
      ),
      symbol: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 20,
          description: 'Asset to return. Default: that of the request. Only with `paymentRequestId`.',
        }),
      ),
      address: Type.Optional(Type.String({ minLength: 1, maxLength: 200, description: 'Address to return it to.' })),
      addressTag: Type.Optional(Type.String({ maxLength: 200, description: 'Destination tag of `address`.' })),
      reason: Type.String({ minLength: 1, maxLength: 500, description: 'Why it is returned.' }),
    },
    { title: 'CreateRefundRequest', description: 'The money to return.' },
  ),
  content: RefundShape,
  errors: [
    'invalidField',
    'missingField',
    'permissionDenied',
    'notFound',
    'invalidAddress',
    'networkNotSupported',
    'integrationUnavailable',
    'amountExceedsMaximum',
    'serviceUnavailable',
    'unavailableForLegalReasons',
  ],
})
