import { describeRequest, text } from '../../testing/describeRequest.ts'
import { addIpRangeOperation } from './addIpRange.ts'

describeRequest(
  addIpRangeOperation.body,
  { range: '203.0.113.0/24' },
  {
    takes: {
      'a label of 100 characters': { label: text(100) },
    },
    refuses: {
      'an empty range': { range: '' },
      'a range of 61 characters': { range: text(61) },
      'a label of 101 characters': { label: text(101) },
    },
  },
)
