import { describeErrorBodies } from '../../testing/describeErrorBodies.ts'
import { bitsoErrors } from './errors.ts'

describeErrorBodies(bitsoErrors, { success: '{"success":true,"payload":{}}' }, [
  ['{"success":false,"error":{"code":"0201","message":"Invalid Nonce or Invalid Credentials"}}', 'clockSkew', false],
  ['{"success":false,"error":{"code":"0202","message":"IP address restricted"}}', 'permissionMissing', false],
  ['{"success":false,"error":{"code":"0200","message":"Too many requests"}}', 'rateLimited', false],
])
