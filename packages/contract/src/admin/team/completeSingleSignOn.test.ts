import { describeRequest, text } from '../../testing/describeRequest.ts'
import { completeSingleSignOnOperation } from './completeSingleSignOn.ts'

describeRequest(
  completeSingleSignOnOperation.body,
  { query: 'code=1&state=2' },
  {
    takes: {
      'an answer of 8,000 characters': { query: text(8_000) },
    },
    refuses: {
      'an empty answer': { query: '' },
      'an answer of 8,001 characters': { query: text(8_001) },
    },
  },
)
