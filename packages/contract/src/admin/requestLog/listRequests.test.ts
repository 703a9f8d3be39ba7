import { aUuid, describeRequest } from '../../testing/describeRequest.ts'
import { listRequestsOperation } from './listRequests.ts'

describeRequest(
  listRequestsOperation.body,
  {},
  {
    takes: {
      'each filter': {
        api: 'link',
        operation: 'createLinkToken',
        result: 'refused',
        errorType: 'invalidField',
        keyId: aUuid,
        linkSessionId: aUuid,
        beforeId: '123456789012345678',
      },
    },
    refuses: {
      'an operation that is no name': { operation: 'create link' },
      'an error that is no name': { errorType: "x' or 1=1" },
      'a number that is too long for the database': { beforeId: '1234567890123456789' },
      'a negative number': { beforeId: '-1' },
      'another interface': { api: 'dashboard' },
      'a time in milliseconds': { toTimestamp: 1_767_000_000_000 },
    },
  },
)
