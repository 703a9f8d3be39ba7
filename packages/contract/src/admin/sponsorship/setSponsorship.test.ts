import { describeRequest } from '../../testing/describeRequest.ts'
import { setSponsorshipOperation } from './setSponsorship.ts'

describeRequest(
  setSponsorshipOperation.body,
  { maximumPerTransfer: 0.01, maximumPerDay: 1 },
  {
    takes: {
      'equal limits': { maximumPerTransfer: 1 },
    },
    refuses: {
      'a limit of 0': { maximumPerDay: 0 },
      'a negative limit': { maximumPerTransfer: -1 },
      'a request without a daily limit': { maximumPerDay: undefined },
    },
  },
)
