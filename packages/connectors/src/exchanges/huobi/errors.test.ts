import { describeErrorBodies } from '../../testing/describeErrorBodies.ts'
import { huobiErrors } from './errors.ts'

describeErrorBodies(huobiErrors, { success: '{"status":"ok","data":[]}' }, [
  [
    '{"status":"error","err-code":"dw-insufficient-balance","err-msg":"Insufficient balance"}',
    'insufficientFunds',
    true,
  ],
  [
    '{"status":"error","err-code":"api-signature-not-valid","err-msg":"API key has no permission"}',
    'permissionMissing',
    true,
  ],
  ['{"code":1003,"message":"invalid signature"}', 'credentialsInvalid', true],
])
