import Type from 'typebox'

import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'
import { LinkPreview } from './linkConfiguration.ts'

export const previewLinkConfigurationOperation = adminOperation({
  id: 'previewLinkConfiguration',
  method: 'POST',
  path: '/LinkConfiguration/:id/preview',
  tag: 'Link configurations',
  summary: 'Preview a Link configuration',
  description:
    'Opens Link with the configuration, in a session without a destination for the user id `dashboard-preview`. Accounts that are connected in it are real connections. The session is not counted, listed without that user id, logged or reported by a webhook.',
  needsToken: true,
  params: Type.Object({ id: uuid('Id of the configuration.') }),
  content: LinkPreview,
  errors: ['notFound', 'badRequest', 'invalidField'],
})
