import { describeRequest, text } from '../../testing/describeRequest.ts'
import { issueAdminTokenOperation } from './issueAdminToken.ts'

describeRequest(
  issueAdminTokenOperation.body,
  { clientId: 'shop' },
  {
    takes: {
      'a secret in the body': { clientSecret: text(500) },
    },
    refuses: {
      'an empty client id': { clientId: '' },
      'a client id of 201 characters': { clientId: text(201) },
      'an empty secret': { clientSecret: '' },
      'a secret of 501 characters': { clientSecret: text(501) },
    },
  },
)
