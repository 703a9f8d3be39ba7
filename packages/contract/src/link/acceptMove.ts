import { linkOperation } from './linkOperation.ts'
import { AcceptMoveRequest, AcceptMoveResult } from './shapes/linkSession.ts'

export const acceptMoveOperation = linkOperation({
  id: 'acceptMove',
  method: 'POST',
  path: '/session/move/accept',
  needsSession: true,
  body: AcceptMoveRequest,
  content: AcceptMoveResult,
  errors: [],
})
