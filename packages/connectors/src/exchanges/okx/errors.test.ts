import { describeErrorBodies } from '../../testing/describeErrorBodies.ts'
import { okxErrors } from './errors.ts'

describeErrorBodies(okxErrors, { success: '{"code":"0","msg":"","data":[]}' }, [
  ['{"code":"50102","msg":"Timestamp request expired","data":[]}', 'clockSkew', true],
  ['{"code":"50001","msg":"Service temporarily unavailable","data":[]}', 'unavailable', false],
  ['{"code":"51000","msg":"Parameter toAddr error","data":[]}', 'invalidAddress', true],
  ['{"code":"51000","msg":"Parameter rcvrInfo error","data":[]}', 'refused', true],
  ['{"code":"58299","msg":"Travel Rule information is missing","data":[]}', 'refused', false],
])
