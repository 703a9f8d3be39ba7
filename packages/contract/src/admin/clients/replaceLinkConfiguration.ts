import Type from 'typebox'

import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'
import { LinkConfigurationData, LinkConfigurationInfo } from './linkConfiguration.ts'

export const replaceLinkConfigurationOperation = adminOperation({
  id: 'replaceLinkConfiguration',
  method: 'PUT',
  path: '/LinkConfiguration/:id',
  tag: 'Link configurations',
  summary: 'Replace a Link configuration',
  description:
    'Replaces the settings of a Link configuration. Optional fields that are left out are removed. Link tokens that were created before keep the settings of that time.',
  needsToken: true,
  params: Type.Object({ id: uuid('Id of the configuration.') }),
  body: LinkConfigurationInfo,
  content: LinkConfigurationData,
  errors: ['missingField', 'invalidField', 'notFound', 'networkNotSupported'],
})
