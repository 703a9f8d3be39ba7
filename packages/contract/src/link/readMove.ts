import { linkOperation } from './linkOperation.ts'
import { ReadMoveRequest, ReadMoveResult } from './shapes/linkSession.ts'

export const readMoveOperation = linkOperation({
  id: 'readMove',
  method: 'POST',
  path: '/move/status',
  needsSession: false,
  body: ReadMoveRequest,
  content: ReadMoveResult,
  errors: [],
})
