import { describeRequest, text } from '../../testing/describeRequest.ts'
import { resetSandboxOperation } from './resetSandbox.ts'

describeRequest(
  resetSandboxOperation.body,
  {},
  {
    takes: {
      'a persona': { persona: 'Mesh' },
    },
    refuses: {
      'an empty persona': { persona: '' },
      'a persona of 61 characters': { persona: text(61) },
    },
  },
)
