import { describeRequest, text } from '../../testing/describeRequest.ts'
import { changePasswordOperation } from './changePassword.ts'

describeRequest(
  changePasswordOperation.body,
  { currentPassword: 'old', newPassword: text(12) },
  {
    takes: {
      'a password of 200 characters': { newPassword: text(200) },
    },
    refuses: {
      'a new password of 11 characters': { newPassword: text(11) },
      'a new password of 201 characters': { newPassword: text(201) },
      'an empty current password': { currentPassword: '' },
    },
  },
)
