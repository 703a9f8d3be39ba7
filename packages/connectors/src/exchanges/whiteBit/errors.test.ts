import { describeErrorBodies } from '../../testing/describeErrorBodies.ts'
import { whiteBitErrors } from './errors.ts'

describeErrorBodies(whiteBitErrors, { success: '[]' }, [
  ['{"code":0,"message":"Validation failed","errors":{"nonce":["Your nonce is too low"]}}', 'clockSkew', false],
  ['{"message":"This action is unauthorized. Enable your key in API settings"}', 'permissionMissing', true],
  ['{"code":30,"message":"Unauthorized request"}', 'credentialsInvalid', true],
])
