import { aUuid, describeRequest } from '../../testing/describeRequest.ts'
import { beginSingleSignOnOperation } from './beginSingleSignOn.ts'

describeRequest(
  beginSingleSignOnOperation.body,
  { clientId: aUuid },
  {
    takes: {
      'a client id in upper case': { clientId: aUuid.toUpperCase() },
    },
    refuses: {
      'a name in place of an id': { clientId: 'Shop' },
    },
  },
)
