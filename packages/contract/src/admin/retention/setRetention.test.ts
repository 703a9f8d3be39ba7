import { describeRequest } from '../../testing/describeRequest.ts'
import { setRetentionOperation } from './setRetention.ts'

describeRequest(
  setRetentionOperation.body,
  {},
  {
    takes: {
      '0 days': { transferRetentionDays: 0 },
      '11,000 days': { transferRetentionDays: 11_000 },
    },
    refuses: {
      'a negative number of days': { transferRetentionDays: -1 },
      'half a day': { transferRetentionDays: 0.5 },
      '11,001 days': { transferRetentionDays: 11_001 },
    },
  },
)
