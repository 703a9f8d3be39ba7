import { linkOperation } from './linkOperation.ts'
import { FinishLinkSessionRequest, FinishLinkSessionResult } from './shapes/linkSession.ts'

export const finishLinkSessionOperation = linkOperation({
  id: 'finishLinkSession',
  method: 'POST',
  path: '/session/finish',
  needsSession: true,
  body: FinishLinkSessionRequest,
  content: FinishLinkSessionResult,
  errors: [],
})
