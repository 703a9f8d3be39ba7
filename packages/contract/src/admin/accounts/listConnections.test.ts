import { describeRequest, text } from '../../testing/describeRequest.ts'
import { listConnectionsOperation } from './listConnections.ts'

describeRequest(
  listConnectionsOperation.body,
  {},
  {
    takes: {
      'accounts that need to be connected again': { state: 'needsReconnect' },
      'a user id of 384 characters': { userId: text(384) },
    },
    refuses: {
      'an unknown state': { state: 'removed' },
      'a user id of 385 characters': { userId: text(385) },
    },
  },
)
