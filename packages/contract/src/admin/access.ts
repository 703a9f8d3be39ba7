import Type from 'typebox'

import { uuid } from '../shared/uuid.ts'
import { adminOperation } from './adminOperation.ts'

const needsToken = true
const origins = (description: string) =>
  Type.Array(Type.String({ maxLength: 300, description: 'An origin, such as `https://app.example.com`.' }), {
    maxItems: 50,
    description,
  })
const allowedOrigins = Type.Object(
  { allowedOrigins: origins('Origins of pages that may embed Link.') },
  { title: 'AllowedOrigins', description: 'Origins of pages that may embed Link.' },
)

export const readAllowedOriginsOperation = adminOperation({
  id: 'readAllowedOrigins',
  method: 'GET',
  path: '/Client/allowedOrigins',
  tag: 'Client',
  summary: 'Get the allowed origins',
  description: 'Returns the origins of pages that may embed Link.',
  needsToken,
  content: allowedOrigins,
  errors: [],
})

export const replaceAllowedOriginsOperation = adminOperation({
  id: 'replaceAllowedOrigins',
  method: 'POST',
  path: '/Client/allowedOrigins',
  tag: 'Client',
  summary: 'Replace the allowed origins',
  description: 'Replaces all origins of pages that may embed Link. In production they begin with `https`.',
  needsToken,
  body: allowedOrigins,
  content: allowedOrigins,
  errors: ['missingField', 'invalidField', 'badRequest'],
})

const IpRange = Type.Object(
  {
    id: uuid('Id of the range.'),
    range: Type.String({ description: 'The range as CIDR.' }),
    label: Type.String({ description: 'Your name for the range.' }),
    createdTimestamp: Type.Integer({ description: 'When it was added, in Unix seconds.' }),
  },
  { title: 'IpRange', description: 'A range of addresses.' },
)

export const listIpRangesOperation = adminOperation({
  id: 'listIpRanges',
  method: 'GET',
  path: '/IpRanges',
  tag: 'API keys',
  summary: 'List IP ranges',
  description: 'Returns the ranges of addresses from which production accepts the client’s keys.',
  needsToken,
  content: Type.Array(IpRange, { description: 'Ranges.' }),
  errors: [],
})

export const addIpRangeOperation = adminOperation({
  id: 'addIpRange',
  method: 'POST',
  path: '/IpRanges',
  tag: 'API keys',
  summary: 'Add an IP range',
  description: 'Lets production accept the client’s keys from these addresses. Adding one twice changes nothing.',
  needsToken,
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

export const removeIpRangeOperation = adminOperation({
  id: 'removeIpRange',
  method: 'DELETE',
  path: '/IpRanges/:id',
  tag: 'API keys',
  summary: 'Remove an IP range',
  description: 'Production rejects the client’s keys from these addresses within five seconds.',
  needsToken,
  params: Type.Object({ id: uuid('Id of the range.') }),
  errors: ['notFound'],
})
