import { adminOperation } from '../adminOperation.ts'
import { LinkConfigurationData, LinkConfigurationInfo } from './linkConfiguration.ts'

export const createLinkConfigurationOperation = adminOperation({
  id: 'createLinkConfiguration',
  method: 'POST',
  path: '/LinkConfiguration',
  tag: 'Link configurations',
  summary: 'Create a Link configuration',
  description:
    'Creates a Link configuration. Pass its `configurationId` when you create a link token. Without one, a session offers all integrations.',
  needsToken: true,
  body: LinkConfigurationInfo,
  content: LinkConfigurationData,
  errors: ['missingField', 'invalidField', 'badRequest', 'networkNotSupported'],
})
