import { describeErrorBodies } from '../../testing/describeErrorBodies.ts'
import { brokerageErrors } from './errors.ts'

describeErrorBodies(brokerageErrors, { success: '{"id":"3f2a","status":"pending"}' }, [
  ['{"error":"invalid_field","message":"address is not valid"}', 'invalidAddress', true],
  ['{"error":"invalid_field","message":"network is not offered"}', 'networkUnsupported', true],
  ['{"error":"too_many_requests","message":"Wait a minute"}', 'rateLimited', false],
])
