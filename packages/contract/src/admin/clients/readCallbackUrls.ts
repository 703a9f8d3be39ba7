import { adminOperation } from '../adminOperation.ts'
import { content } from './callbackUrls.ts'

export const readCallbackUrlsOperation = adminOperation({
  id: 'readCallbackUrls',
  method: 'GET',
  path: '/Client/callbackUrls',
  tag: 'Client',
  summary: 'Get the client’s callback URLs',
  description: 'Returns the callback URLs of the client itself, not those of its sub-clients.',
  needsToken: true,
  content,
  errors: [],
})
