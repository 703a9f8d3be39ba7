import { describeErrorBodies } from '../../testing/describeErrorBodies.ts'
import { bitGetErrors } from './errors.ts'

describeErrorBodies(bitGetErrors, { success: '{"code":"00000","msg":"success","data":{}}' }, [
  ['{"code":"43012","msg":"Insufficient balance","data":null}', 'insufficientFunds', true],
  ['{"code":"40010","msg":"Request timed out","data":null}', 'unavailable', false],
  ['{"code":"40013","msg":"User status is abnormal","data":null}', 'accountLocked', false],
  ['{"code":"34008","msg":"Insufficient balance","data":null}', 'insufficientFunds', false],
])
