import { adminOperation } from '../adminOperation.ts'
import { allowedOrigins } from './allowedOrigins.ts'

export const replaceAllowedOriginsOperation = adminOperation({
  id: 'replaceAllowedOrigins',
  method: 'POST',
  path: '/Client/allowedOrigins',
  tag: 'Client',
  summary: 'Replace the allowed origins',
  description: 'Replaces all origins of pages that may embed Link. In production they begin with `https`.',
  needsToken: true,
  body: allowedOrigins,
  content: allowedOrigins,
  errors: ['missingField', 'invalidField', 'badRequest'],
})
