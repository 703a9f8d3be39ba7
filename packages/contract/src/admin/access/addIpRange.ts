import Type from 'typebox'

import { adminOperation } from '../adminOperation.ts'
import { IpRange } from './ipRange.ts'

export const addIpRangeOperation = adminOperation({
  id: 'addIpRange',
  method: 'POST',
  path: '/IpRanges',
  tag: 'API keys',
  summary: 'Add an IP range',
  description: 'Lets production accept the client’s keys from these addresses. Adding one twice changes nothing.',
  needsToken: true,
  body: Type.Object(
    {
      range: Type.String({ minLength: 1, maxLength: 60, description: 'An address or a CIDR range.' }),
      label: Type.Optional(Type.String({ maxLength: 100, description: 'Your name for the range.' })),
    },
    { title: 'AddIpRangeRequest', description: 'The range.' },
  ),
  content: IpRange,
  errors: ['missingField', 'invalidField', 'badRequest', 'conflict'],
})
