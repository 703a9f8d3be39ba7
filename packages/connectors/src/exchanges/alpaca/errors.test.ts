import { describeErrorBodies } from '../../testing/describeErrorBodies.ts'
import { alpacaErrors } from './errors.ts'

describeErrorBodies(alpacaErrors, { success: '{"id":"3f2a","message":"created"}' }, [
  ['{"code":40310000,"message":"insufficient balance for USDC"}', 'insufficientFunds', true],
  ['{"code":40310000,"message":"address is not in your whitelist"}', 'refused', true],
  ['{"code":40310000,"message":"transfer was rejected"}', 'refused', true],
  ['{"code":42210000,"message":"invalid address"}', 'invalidAddress', true],
  ['{"code":40010000,"message":"travel rule information is required"}', 'refused', true],
  ['{"code":40010000,"message":"bad request"}', 'refused', false],
  ['{"message":"insufficient balance for USDC"}', 'refused', false],
  ['{"message":"forbidden."}', 'refused', false],
  ['{"message":"request timed out"}', 'refused', false],
  ['{"code":42910000,"message":"rate limit exceeded"}', 'rateLimited', false],
])
