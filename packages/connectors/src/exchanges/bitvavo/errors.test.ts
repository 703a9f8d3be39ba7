import { describeErrorBodies } from '../../testing/describeErrorBodies.ts'
import { bitvavoErrors } from './errors.ts'

describeErrorBodies(bitvavoErrors, { success: '{"success":true,"symbol":"USDC"}' }, [
  ['{"errorCode":304,"error":"Access window exceeded"}', 'clockSkew', true],
  ['{"errorCode":107,"error":"The matching engine is overloaded."}', 'unavailable', false],
  ['{"errorCode":406,"error":"Your withdrawal is too small."}', 'amountBelowMinimum', true],
])
