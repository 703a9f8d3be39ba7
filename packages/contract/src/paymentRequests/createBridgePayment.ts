import Type from 'typebox'

import { operation } from '../operation.ts'
import { networkId, uuid } from '../shared/uuid.ts'
import { PaymentRequestShape } from './paymentRequestShape.ts'

export const createBridgePaymentOperation = operation({
  id: 'createBridgePayment',
  method: 'POST',
  paths: ['/paymentRequests/:paymentRequestId/bridgePayments'],
  tag: 'Payment requests',
  summary: 'Let the order be paid over a bridge',
  description: `Returns the payment request with an address of a bridge in \`bridgePayments\`, the newest last: what is paid in there is paid out to the address of the order, exactly the amount that is due. The order is credited by that payout alone, as by any payment. A bridging route from the asset to the asset of the order has to be enabled.

While nothing was paid in and the price is held, the same request returns the same address.`,
  permission: 'write',
  params: Type.Object({ paymentRequestId: uuid('Id of the payment request.') }),
  body: Type.Object(
    {
      networkId: networkId(),
      symbol: Type.String({ minLength: 1, maxLength: 20, description: 'Symbol of the asset that the user sends.' }),
      refundAddress: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 200,
          description:
            'Address of the user on that network, for what the bridge does not pay out. Default: the address that the operator has configured. Never an address of which you know only that it sent the payment.',
        }),
      ),
    },
    { title: 'CreateBridgePaymentRequest', description: 'The asset that the user sends.' },
  ),
  content: PaymentRequestShape,
  errors: [
    'invalidField',
    'missingField',
    'invalidAddress',
    'permissionDenied',
    'notFound',
    'conflict',
    'badRequest',
    'networkNotSupported',
    'addressUnavailable',
    'orderAlreadySent',
    'integrationUnavailable',
    'amountBelowMinimum',
    'amountExceedsMaximum',
    'bridgeUnavailable',
    'serviceUnavailable',
    'unavailableForLegalReasons',
  ],
})
