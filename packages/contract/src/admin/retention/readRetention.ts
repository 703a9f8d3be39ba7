import { adminOperation } from '../adminOperation.ts'
import { Retention, shared } from './retention.ts'

export const readRetentionOperation = adminOperation({
  ...shared,
  id: 'readRetention',
  method: 'GET',
  summary: 'Get the retention periods',
  description:
    'Returns how long records of removed accounts stay, which is yours to choose, and how long everything else is kept.',
  content: Retention,
  errors: [],
})
