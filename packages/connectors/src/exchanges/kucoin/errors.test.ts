import { describeErrorBodies } from '../../testing/describeErrorBodies.ts'
import { kucoinErrors } from './errors.ts'

describeErrorBodies(kucoinErrors, { success: '{"code":"200000","data":{}}' }, [
  ['{"code":"400004","msg":"Invalid KC-API-PASSPHRASE"}', 'credentialsInvalid', true],
  ['{"code":"400100","msg":"withdrawal amount is below the minimum requirement"}', 'amountBelowMinimum', true],
  ['{"code":"260200","msg":"withdrawal amount is below the minimum requirement"}', 'refused', false],
  ['{"code":"900000","msg":"Travel Rule information is required"}', 'refused', false],
  ['{"code":"400002","msg":"KC-API-TIMESTAMP Invalid"}', 'clockSkew', true],
])
