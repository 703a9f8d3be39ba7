import { describeRequest } from '../../testing/describeRequest.ts'
import { advanceSandboxClockOperation } from './advanceSandboxClock.ts'

describeRequest(
  advanceSandboxClockOperation.body,
  { seconds: 1 },
  {
    takes: {
      'a year': { seconds: 31_536_000 },
    },
    refuses: {
      'a step of 0 seconds': { seconds: 0 },
      'a step back': { seconds: -1 },
      'more than a year': { seconds: 31_536_001 },
    },
  },
)
