import { describeErrorBodies } from '../../testing/describeErrorBodies.ts'
import { bitFlyerErrors } from './errors.ts'

describeErrorBodies(bitFlyerErrors, { success: '[]' }, [
  ['{"status":-500,"error_message":"Key not found","data":null}', 'credentialsInvalid', false],
  ['{"status":-500,"error_message":"Permission denied","data":null}', 'permissionMissing', false],
  ['{"status":-1,"error_message":"Over API limit per period","data":null}', 'rateLimited', false],
])
