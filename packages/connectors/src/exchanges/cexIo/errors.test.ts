import { describeErrorBodies } from '../../testing/describeErrorBodies.ts'
import { cexIoErrors } from './errors.ts'

describeErrorBodies(cexIoErrors, { success: '{"ok":"ok","data":{}}' }, [
  ['{"error":"Invalid key: key not passed or incorrect"}', 'credentialsInvalid', false],
  ['{"error":"Signature timestamp is out of the window"}', 'credentialsInvalid', false],
  ['{"error":"Rate limit exceeded"}', 'rateLimited', false],
])
