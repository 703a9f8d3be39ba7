import Type from 'typebox'

import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'

export const removeIpRangeOperation = adminOperation({
  id: 'removeIpRange',
  method: 'DELETE',
  path: '/IpRanges/:id',
  tag: 'API keys',
  summary: 'Remove an IP range',
  description: 'Production rejects the client’s keys from these addresses within five seconds.',
  needsToken: true,
  params: Type.Object({ id: uuid('Id of the range.') }),
  errors: ['notFound'],
})
