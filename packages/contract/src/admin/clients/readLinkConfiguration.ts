import Type from 'typebox'

import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'
import { LinkConfigurationData } from './linkConfiguration.ts'

export const readLinkConfigurationOperation = adminOperation({
  id: 'readLinkConfiguration',
  method: 'GET',
  path: '/LinkConfiguration/:id',
  tag: 'Link configurations',
  summary: 'Get a Link configuration',
  description: 'Returns one Link configuration of this environment.',
  needsToken: true,
  params: Type.Object({ id: uuid('Id of the configuration.') }),
  content: LinkConfigurationData,
  errors: ['notFound'],
})
