import { describeErrorBodies } from '../../testing/describeErrorBodies.ts'
import { gateIoErrors } from './errors.ts'

describeErrorBodies(gateIoErrors, { success: '{"id":"210496","currency":"USDT"}' }, [
  ['{"label":"BALANCE_NOT_ENOUGH","message":"Not enough balance"}', 'insufficientFunds', true],
  ['{"label":"FORBIDDEN","detail":"KYC is required"}', 'kycRequired', true],
  ['{"label":"FORBIDDEN","message":"Not available in your country"}', 'regionRestricted', true],
])
