import Type from 'typebox'

import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'
import { needsToken, PaymentSourceShape, tag } from './paymentSettings.ts'

export const confirmPaymentSourceOperation = adminOperation({
  id: 'confirmPaymentSource',
  method: 'POST',
  path: '/PaymentRequests/sources/:id/confirm',
  tag,
  summary: 'Confirm a payment source',
  description:
    'Confirms that the first addresses of a source belong to your wallet: repeat the first address as your wallet shows it. From then on the source issues addresses.',
  needsToken,
  role: 'owner',
  params: Type.Object({ id: uuid('Id of the source.') }),
  body: Type.Object(
    {
      firstAddress: Type.String({
        minLength: 20,
        maxLength: 150,
        description: 'First address, as your wallet shows it.',
      }),
    },
    { title: 'ConfirmPaymentSourceRequest', description: 'The first address.' },
  ),
  content: PaymentSourceShape,
  errors: ['missingField', 'invalidField', 'notFound'],
})
