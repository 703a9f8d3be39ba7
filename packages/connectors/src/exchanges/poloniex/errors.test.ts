import { describeErrorBodies } from '../../testing/describeErrorBodies.ts'
import { poloniexErrors } from './errors.ts'

describeErrorBodies(poloniexErrors, { success: '{"withdrawalRequestsId":33485231}' }, [
  ['{"code":21709,"message":"Low available balance"}', 'insufficientFunds', true],
  ['{"code":21721,"message":"Insufficient balance"}', 'insufficientFunds', false],
  ['{"code":401,"message":"Invalid API Key"}', 'credentialsInvalid', false],
])
