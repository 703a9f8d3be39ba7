import Type from 'typebox'

import { adminOperation } from '../adminOperation.ts'
import { LinkConfigurationData } from './linkConfiguration.ts'

export const listLinkConfigurationsOperation = adminOperation({
  id: 'listLinkConfigurations',
  method: 'GET',
  path: '/LinkConfiguration',
  tag: 'Link configurations',
  summary: 'List Link configurations',
  description: 'Returns every Link configuration of this environment.',
  needsToken: true,
  content: Type.Array(LinkConfigurationData, { description: 'Link configurations, oldest first.' }),
  errors: [],
})
