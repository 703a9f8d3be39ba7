import { linkOperation } from './linkOperation.ts'
import { ManualOrigins, ManualOriginsRequest } from './shapes/linkTransfer.ts'

export const listManualOriginsOperation = linkOperation({
  id: 'listManualOrigins',
  method: 'POST',
  path: '/manual/origins',
  needsSession: true,
  body: ManualOriginsRequest,
  content: ManualOrigins,
  errors: [],
})
