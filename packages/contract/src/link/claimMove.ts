import { linkOperation } from './linkOperation.ts'
import { ClaimMoveRequest, ClaimMoveResult } from './shapes/linkSession.ts'

export const claimMoveOperation = linkOperation({
  id: 'claimMove',
  method: 'POST',
  path: '/move',
  needsSession: false,
  body: ClaimMoveRequest,
  content: ClaimMoveResult,
  errors: ['linkTokenUsed'],
})
