import { describeErrorBodies } from '../../testing/describeErrorBodies.ts'
import { blockchainComErrors } from './errors.ts'

describeErrorBodies(blockchainComErrors, { success: '{"primary":[]}' }, [
  ['{"status":401,"error":"Unauthorized","message":""}', 'credentialsInvalid', false],
  ['{"status":500,"error":"Internal Server Error"}', 'unavailable', false],
])
