import { describeErrorBodies } from '../../testing/describeErrorBodies.ts'
import { coinExErrors } from './errors.ts'

describeErrorBodies(coinExErrors, { success: '{"code":0,"message":"OK","data":{}}' }, [
  ['{"code":3109,"message":"balance not enough","data":{}}', 'insufficientFunds', true],
  ['{"code":4007,"message":"IP Prohibited","data":{}}', 'permissionMissing', true],
  ['{"code":4010,"message":"Request expired","data":{}}', 'clockSkew', false],
])
