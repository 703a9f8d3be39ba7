import { describeRequest, text } from '../../testing/describeRequest.ts'
import { createSandboxSessionOperation } from './createSandboxSession.ts'

describeRequest(
  createSandboxSessionOperation.body,
  { configuration: { name: 'Preview' } },
  {
    takes: {
      'a theme and a user': { configuration: { name: 'Preview', theme: 'dark' }, userId: 'user-1' },
    },
    refuses: {
      'a configuration without a name': { configuration: {} },
      'an unknown theme': { configuration: { name: 'Preview', theme: 'pink' } },
      'a user id of 301 characters': { userId: text(301) },
    },
  },
)
