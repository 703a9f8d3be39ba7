import { describeErrorBodies } from '../../testing/describeErrorBodies.ts'
import { coinbaseExchangeErrors } from './errors.ts'

describeErrorBodies(coinbaseExchangeErrors, { success: '{"id":"3f2a","message":"created"}' }, [
  ['{"message":"Insufficient funds"}', 'insufficientFunds', false],
  ['{"message":"request timestamp expired"}', 'clockSkew', false],
  ['{"message":"Public rate limit exceeded"}', 'rateLimited', false],
])
