import { linkOperation } from './linkOperation.ts'
import { ReadOwnMoveRequest, ReadOwnMoveResult } from './shapes/linkSession.ts'

export const readOwnMoveOperation = linkOperation({
  id: 'readOwnMove',
  method: 'POST',
  path: '/session/move/status',
  needsSession: true,
  body: ReadOwnMoveRequest,
  content: ReadOwnMoveResult,
  errors: [],
})
