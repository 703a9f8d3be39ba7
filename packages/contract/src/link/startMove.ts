import { linkOperation } from './linkOperation.ts'
import { StartMoveRequest, StartMoveResult } from './shapes/linkSession.ts'

export const startMoveOperation = linkOperation({
  id: 'startMove',
  method: 'POST',
  path: '/session/move',
  needsSession: true,
  body: StartMoveRequest,
  content: StartMoveResult,
  errors: [],
})
