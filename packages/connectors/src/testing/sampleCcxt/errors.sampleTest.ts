import { describeErrorBodies } from '../../testing/describeErrorBodies.ts'
import { sampleErrors } from './errors.ts'

// One row for each kind of error, with whether nothing was created.
describeErrorBodies(sampleErrors, { success: '{"id":"1"}' }, [
  ['{"code":1,"message":"(an error body of the documents)"}', 'insufficientFunds', true],
])
