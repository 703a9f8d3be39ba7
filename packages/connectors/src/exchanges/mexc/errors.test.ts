import { describeErrorBodies } from '../../testing/describeErrorBodies.ts'
import { mexcErrors } from './errors.ts'

describeErrorBodies(mexcErrors, { success: '{"code":0,"data":{}}' }, [
  ['{"code":10101,"msg":"Insufficient balance"}', 'insufficientFunds', true],
  ['{"code":700003,"msg":"Timestamp for this request is outside of the recvWindow"}', 'clockSkew', true],
  ['{"code":10265,"msg":"Due to risk control, withdrawal is unavailable"}', 'accountLocked', false],
  ['{"code":60005,"msg":"your account is abnormal"}', 'accountLocked', false],
  ['{"code":10212,"msg":"Please set the withdrawal address first"}', 'refused', true],
])
