import { describeRequest, text } from '../../testing/describeRequest.ts'
import { inviteMemberOperation } from './inviteMember.ts'

describeRequest(
  inviteMemberOperation.body,
  { email: 'anna@example.com', role: 'support' },
  {
    takes: { 'an owner': { role: 'owner' } },
    refuses: {
      'an operator of the installation': { role: 'operator' },
      'somebody without a role': { role: undefined },
      nobody: { email: '' },
      'an address that is too long for mail': { email: `${text(255)}@example.com` },
    },
  },
)
