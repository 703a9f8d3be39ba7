import { describeRequest, text } from '../../testing/describeRequest.ts'
import { createApiKeyOperation } from './createApiKey.ts'

describeRequest(
  createApiKeyOperation.body,
  { label: 'Backend', permissions: ['read'] },
  {
    takes: {
      'both permissions': { permissions: ['read', 'write'] },
      'the highest rate limit': { rateLimitPerMinute: 1_000_000 },
      'a label of 100 characters': { label: text(100) },
    },
    refuses: {
      'a key that may do nothing': { permissions: [] },
      'a permission that there is not': { permissions: ['admin'] },
      'no label': { label: undefined },
      'a label of 101 characters': { label: text(101) },
      'a rate limit of nothing': { rateLimitPerMinute: 0 },
      'a rate limit beyond the highest': { rateLimitPerMinute: 1_000_001 },
      'half a request a minute': { rateLimitPerMinute: 0.5 },
    },
  },
)
