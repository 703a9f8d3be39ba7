import { describeRequest } from '../../testing/describeRequest.ts'
import { listScreeningDecisionsOperation } from './listScreeningDecisions.ts'

describeRequest(
  listScreeningDecisionsOperation.body,
  {},
  {
    takes: {
      'several outcomes': { outcomes: ['warned', 'blocked'] },
    },
    refuses: {
      'an empty list of outcomes': { outcomes: [] },
      'an unknown outcome': { outcomes: ['allowed'] },
      'a page of 501 decisions': { count: 501 },
    },
  },
)
