import { describeRequest, text } from '../../testing/describeRequest.ts'
import { createManagementKeyOperation } from './createManagementKey.ts'

describeRequest(
  createManagementKeyOperation.body,
  { label: 'Backend' },
  {
    takes: {
      'a label of 100 characters': { label: text(100) },
    },
    refuses: {
      'an empty label': { label: '' },
      'a request without a label': { label: undefined },
      'a label of 101 characters': { label: text(101) },
    },
  },
)
