import { describeErrorBodies } from '../../testing/describeErrorBodies.ts'
import { cryptoComErrors } from './errors.ts'

describeErrorBodies(cryptoComErrors, { success: '{"id":1,"code":0,"result":{}}' }, [
  [
    '{"id":1,"method":"private/create-withdrawal","code":306,"message":"INSUFFICIENT_AVAILABLE_BALANCE"}',
    'insufficientFunds',
    true,
  ],
  ['{"id":1,"code":40103,"message":"UNAUTHORIZED, IP not whitelisted"}', 'permissionMissing', true],
  ['{"id":1,"code":99999,"message":"Address not in whitelist"}', 'refused', false],
  ['{"id":1,"code":40801,"message":"REQUEST_TIMEOUT"}', 'unavailable', false],
])
