import { linkOperation } from './linkOperation.ts'
import { DescribeMoveRequest, DescribeMoveResult } from './shapes/linkSession.ts'

export const describeMoveOperation = linkOperation({
  id: 'describeMove',
  method: 'POST',
  path: '/move/about',
  needsSession: false,
  body: DescribeMoveRequest,
  content: DescribeMoveResult,
  errors: ['linkTokenUsed'],
})
