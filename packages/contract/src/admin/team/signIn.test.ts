import { describeRequest, text } from '../../testing/describeRequest.ts'
import { signInOperation } from './signIn.ts'

describeRequest(
  signInOperation.body,
  { email: 'a@example.com', password: 'x', oneTimeCode: '123456' },
  {
    takes: {
      'a recovery code in place of the one-time code': { oneTimeCode: undefined, recoveryCode: text(23) },
    },
    refuses: {
      'an empty password': { password: '' },
      'a password of 201 characters': { password: text(201) },
      'a recovery code of 19 characters': { recoveryCode: text(19) },
    },
  },
)
