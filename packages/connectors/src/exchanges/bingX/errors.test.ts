import { describeErrorBodies } from '../../testing/describeErrorBodies.ts'
import { bingXErrors } from './errors.ts'

describeErrorBodies(bingXErrors, { success: '{"code":0,"msg":"","data":{}}' }, [
  ['{"code":100202,"msg":"Insufficient balance"}', 'insufficientFunds', true],
  ['{"code":100410,"msg":"rate limitation"}', 'unavailable', false],
  ['{"code":100437,"msg":"The withdrawal amount is lower than the minimum limit"}', 'amountBelowMinimum', false],
])
