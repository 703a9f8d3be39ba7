import { describeErrorBodies } from '../../testing/describeErrorBodies.ts'
import { bitfinexErrors } from './errors.ts'

describeErrorBodies(bitfinexErrors, { success: '[[1,"exchange"]]' }, [
  ['["error",10100,"apikey: invalid"]', 'credentialsInvalid', true],
  ['["error",10114,"nonce: small"]', 'clockSkew', false],
  ['["error",null,"ERR_RATE_LIMIT: ratelimit"]', 'rateLimited', false],
])
