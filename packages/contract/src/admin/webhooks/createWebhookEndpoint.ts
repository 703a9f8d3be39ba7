import Type from 'typebox'

import { adminOperation } from '../adminOperation.ts'
import { endpointFields, SetWebhookEndpointRequest } from './webhookEndpoint.ts'

export const createWebhookEndpointOperation = adminOperation({
  id: 'createWebhookEndpoint',
  method: 'POST',
  path: '/Webhooks/endpoints',
  tag: 'Webhooks',
  summary: 'Create a webhook endpoint',
  description:
    'Creates an endpoint and returns its signing secret, once. A client has at most 20; a further one answers 409. A URL that can never be delivered to is refused.',
  needsToken: true,
  body: SetWebhookEndpointRequest,
  content: Type.Object(
    {
      ...endpointFields,
      secret: Type.String({ description: 'Signing secret: `whsec_` and Base64. It is not shown again.' }),
    },
    { title: 'CreatedWebhookEndpoint', description: 'The new endpoint with its secret.' },
  ),
  errors: ['missingField', 'invalidField', 'badRequest', 'conflict'],
})
