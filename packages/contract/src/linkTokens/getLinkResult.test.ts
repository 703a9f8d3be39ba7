import { describeRequest, text } from '../testing/describeRequest.ts'
import { getLinkResultOperation } from './getLinkResult.ts'

describeRequest(
  getLinkResultOperation.body,
  { userId: 'u' },
  {
    takes: { 'a result code': { resultCode: text(100) }, 'a link token': { linkToken: text(2_000) } },
    refuses: {
      'no user': { userId: undefined },
      'a user id of 301 characters': { userId: text(301) },
      'an empty code': { resultCode: '' },
      'a code of 101 characters': { resultCode: text(101) },
      'a link token of 2001 characters': { linkToken: text(2_001) },
    },
  },
)
