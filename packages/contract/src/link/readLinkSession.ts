import { linkOperation } from './linkOperation.ts'
import { LinkSession } from './shapes/linkSession.ts'

export const readLinkSessionOperation = linkOperation({
  id: 'readLinkSession',
  method: 'GET',
  path: '/session',
  needsSession: true,
  content: LinkSession,
  errors: [],
})
