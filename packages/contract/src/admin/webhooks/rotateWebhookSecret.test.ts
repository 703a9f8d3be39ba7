import { describeRequest } from '../../testing/describeRequest.ts'
import { rotateWebhookSecretOperation } from './rotateWebhookSecret.ts'

describeRequest(
  rotateWebhookSecretOperation.body,
  {},
  {
    takes: {
      'an overlap of 0 seconds': { overlapSeconds: 0 },
      'an overlap of 30 days': { overlapSeconds: 2_592_000 },
    },
    refuses: {
      'a longer overlap': { overlapSeconds: 2_592_001 },
      'a negative overlap': { overlapSeconds: -1 },
    },
  },
)
