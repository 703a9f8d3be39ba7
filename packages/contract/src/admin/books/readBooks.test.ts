import { describeRequest } from '../../testing/describeRequest.ts'
import { readBooksOperation } from './readBooks.ts'

describeRequest(
  readBooksOperation.body,
  { from: '2026-01-01', to: '2026-01-31' },
  {
    takes: {
      'a period of one day': { to: '2026-01-01' },
    },
    refuses: {
      'a period without an end': { to: undefined },
      'a time in place of a day': { from: '2026-01-01T00:00:00Z' },
      'a day without leading zeros': { from: '2026-1-1' },
    },
  },
)
