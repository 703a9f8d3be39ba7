import { describeErrorBodies } from '../../testing/describeErrorBodies.ts'
import { lunoErrors } from './errors.ts'

describeErrorBodies(lunoErrors, { success: '{"balance":[]}' }, [
  ['{"error":"API key revoked","error_code":"ErrApiKeyRevoked"}', 'credentialsInvalid', false],
  ['{"error":"Too many requests","error_code":"ErrTooManyRequests"}', 'rateLimited', false],
  ['{"error":"Under maintenance","error_code":"ErrUnderMaintenance"}', 'unavailable', false],
])
