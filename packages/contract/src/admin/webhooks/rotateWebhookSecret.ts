import Type from 'typebox'

import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'
import { nullableSeconds } from './webhookEndpoint.ts'

export const rotateWebhookSecretOperation = adminOperation({
  id: 'rotateWebhookSecret',
  method: 'POST',
  path: '/Webhooks/endpoints/:id/secret',
  tag: 'Webhooks',
  summary: 'Replace the secret of a webhook endpoint',
  description: 'Creates a signing secret and returns it, once. During the overlap the secret before it signs too.',
  needsToken: true,
  params: Type.Object({ id: uuid('Id of the webhook endpoint.') }),
  body: Type.Object(
    {
      overlapSeconds: Type.Optional(
        Type.Integer({
          minimum: 0,
          maximum: 2_592_000,
          description: 'How long both secrets sign, in seconds: 0 to 2592000 (30 days). Default 86400 (24 hours).',
        }),
      ),
    },
    { title: 'RotateWebhookSecretRequest', description: 'How to replace the secret.' },
  ),
  content: Type.Object(
    {
      secret: Type.String({ description: 'Signing secret: `whsec_` and Base64. It is not shown again.' }),
      previousSecretUntilTimestamp: nullableSeconds(
        'Until when the secret before it signs too, in Unix seconds. `null` without an overlap.',
      ),
    },
    { title: 'WebhookSecret', description: 'The new secret.' },
  ),
  errors: ['invalidField', 'badRequest', 'notFound'],
})
