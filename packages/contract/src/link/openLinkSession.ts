import { linkOperation } from './linkOperation.ts'
import { OpenLinkSessionRequest, OpenLinkSessionResult } from './shapes/linkSession.ts'

export const openLinkSessionOperation = linkOperation({
  id: 'openLinkSession',
  method: 'POST',
  path: '/session',
  needsSession: false,
  body: OpenLinkSessionRequest,
  content: OpenLinkSessionResult,
  errors: ['linkTokenUsed', 'linkTokenMisplaced', 'orderAlreadySent'],
})
