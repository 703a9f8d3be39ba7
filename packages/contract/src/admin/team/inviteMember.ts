import Type from 'typebox'

import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'
import { MemberRole } from '../roles.ts'

export const inviteMemberOperation = adminOperation({
  id: 'inviteMember',
  method: 'POST',
  path: '/Members',
  tag: 'Members',
  summary: 'Invite a member',
  description:
    'Returns a link that works once, for seven days. Hand it over yourself: no mail is sent. An existing member accepts the link by signing in, and gets the role.',
  needsToken: true,
  role: 'owner',
  body: Type.Object(
    {
      email: Type.String({ minLength: 3, maxLength: 254, description: 'Email address of the member.' }),
      role: MemberRole,
    },
    { title: 'InviteMemberRequest', description: 'Whom to invite.' },
  ),
  content: Type.Object(
    {
      id: uuid('Id of the invitation.'),
      invitationUrl: Type.String({ description: 'The link. It is not shown again.' }),
      expiresTimestamp: Type.Integer({ description: 'When it expires, in Unix seconds.' }),
    },
    { title: 'CreatedInvitation', description: 'The invitation and its link.' },
  ),
  errors: ['missingField', 'invalidField', 'badRequest', 'conflict'],
})
