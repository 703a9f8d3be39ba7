import Type from 'typebox'

import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'
import { MemberRole } from '../roles.ts'
import { Member } from './member.ts'

export const listMembersOperation = adminOperation({
  id: 'listMembers',
  method: 'GET',
  path: '/Members',
  tag: 'Members',
  summary: 'List members',
  description: 'Returns the members of the client and the invitations that are open.',
  needsToken: true,
  role: 'owner',
  content: Type.Object(
    {
      members: Type.Array(Member, { description: 'Members, by email address.' }),
      invitations: Type.Array(
        Type.Object(
          {
            id: uuid('Id of the invitation.'),
            email: Type.String({ description: 'Email address that is invited.' }),
            role: MemberRole,
            expiresTimestamp: Type.Integer({ description: 'When it expires, in Unix seconds.' }),
          },
          { title: 'OpenInvitation', description: 'An invitation that was not accepted yet.' },
        ),
        { description: 'Open invitations, the newest first.' },
      ),
    },
    { title: 'Members', description: 'Who may work for the client.' },
  ),
  errors: [],
})
