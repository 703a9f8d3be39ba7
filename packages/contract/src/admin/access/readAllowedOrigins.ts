import { adminOperation } from '../adminOperation.ts'
import { allowedOrigins } from './allowedOrigins.ts'

export const readAllowedOriginsOperation = adminOperation({
  id: 'readAllowedOrigins',
  method: 'GET',
  path: '/Client/allowedOrigins',
  tag: 'Client',
  summary: 'Get the allowed origins',
  description: 'Returns the origins of pages that may embed Link.',
  needsToken: true,
  content: allowedOrigins,
  errors: [],
})
