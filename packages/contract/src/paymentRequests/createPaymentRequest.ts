import Type from 'typebox'

import { operation } from '../operation.ts'
import { networkId, UserId } from '../shared/uuid.ts'
import { decimalText } from './decimalText.ts'
import { PaymentRequestShape } from './paymentRequestShape.ts'

export const createPaymentRequestOperation = operation({
  id: 'createPaymentRequest',
  method: 'POST',
  paths: ['/paymentRequests'],
  tag: 'Payment requests',
  summary: 'Create a payment request',
  description: `Returns an address to which the user pays an order of a fixed amount, from any wallet or exchange. The address comes from your payment source for the network and belongs to this order alone. Rialto reads the chain and reports what arrives by webhooks.

\`userId\`, \`transactionId\`, network and asset identify the order: while it is open, the same request returns the same address; another amount answers 400 \`badRequest\`.`,
  permission: 'write',
  body: Type.Object(
    {
      userId: UserId,
      transactionId: Type.String({ minLength: 1, maxLength: 128, description: 'Your id of the order.' }),
      networkId: networkId(),
      symbol: Type.String({ minLength: 1, maxLength: 20, description: 'Symbol of the asset to pay.' }),
      amount: decimalText('Amount to pay, as a decimal string.'),
      expiresInSeconds: Type.Optional(
        Type.Integer({ minimum: 60, maximum: 604_800, description: 'Time to pay. Default 3,600.' }),
      ),
    },
    { title: 'CreatePaymentRequestRequest', description: 'The order to be paid.' },
  ),
  content: PaymentRequestShape,
  errors: [
    'invalidField',
    'missingField',
    'permissionDenied',
    'badRequest',
    'networkNotSupported',
    'addressUnavailable',
    'integrationUnavailable',
    'orderAlreadySent',
    'conflict',
    'serviceUnavailable',
    'unavailableForLegalReasons',
  ],
})
