import Type from 'typebox'

import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'
import { LinkPreview } from './linkConfiguration.ts'

export const previewSubClientOperation = adminOperation({
  id: 'previewSubClient',
  method: 'POST',
  path: '/SubClient/:id/preview',
  tag: 'Sub-clients',
  summary: 'Preview Link for a sub-client',
  description:
    'Opens Link with the name and logo of the sub-client, in a session without a destination for the user id `dashboard-preview`. Accounts that are connected in it are real connections. The session is not counted, listed without that user id, logged or reported by a webhook.',
  needsToken: true,
  params: Type.Object({ id: uuid('Id of the sub-client.') }),
  content: LinkPreview,
  errors: ['notFound', 'badRequest', 'invalidField'],
})
