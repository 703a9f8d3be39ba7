import { describeErrorBodies } from '../../testing/describeErrorBodies.ts'
import { coinbaseErrors } from './errors.ts'

describeErrorBodies(coinbaseErrors, { success: '{"data":{"id":"3f2a"}}' }, [
  ['{"errors":[{"id":"expired_token","message":"The access token expired"}]}', 'tokenExpired', true],
  ['{"errors":[{"id":"validation_error","message":"Amount must be positive"}]}', 'refused', true],
  ['{"errors":[{"id":"validation_error","message":"Insufficient funds"}]}', 'insufficientFunds', true],
  ['{"errors":[{"id":"invalid_request","message":"The request body is not JSON"}]}', 'refused', true],
  ['{"errors":[{"id":"send_held","message":"This send exceeds your limit"}]}', 'refused', false],
  ['{"errors":[{"id":"insufficient_funds","message":"Insufficient funds"}]}', 'refused', false],
  ['{"errors":[{"id":"internal_server_error","message":"Something went wrong"}]}', 'unavailable', false],
])
