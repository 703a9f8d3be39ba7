import { describeRequest, text } from '../../testing/describeRequest.ts'
import { setBridgingPriorityOperation } from './setBridgingPriority.ts'

describeRequest(
  setBridgingPriorityOperation.body,
  { networks: ['eip155:1'] },
  {
    takes: {
      'an empty order': { networks: [] },
    },
    refuses: {
      'an empty network': { networks: [''] },
      'a network of 61 characters': { networks: [text(61)] },
      'more than 200 networks': { networks: Array.from({ length: 201 }, () => 'eip155:1') },
    },
  },
)
