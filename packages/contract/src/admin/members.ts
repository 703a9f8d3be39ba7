import Type from 'typebox'

import { uuid } from '../shared/uuid.ts'
import { adminOperation } from './adminOperation.ts'
import { MemberRole } from './roles.ts'

const tag = 'Members'
const role = 'owner'
const needsToken = true
const params = Type.Object({ id: uuid('Id of the member or invitation.') })

const Member = Type.Object(
  {
    id: uuid('Id of the member.'),
    email: Type.String({ description: 'Email address of the member.' }),
    name: Type.String({ description: 'Name of the member.' }),
    role: MemberRole,
  },
  { title: 'Member', description: 'A person who works for the client.' },
)

export const listMembersOperation = adminOperation({
  id: 'listMembers',
  method: 'GET',
  path: '/Members',
  tag,
  summary: 'List members',
  description: 'Returns the members of the client and the invitations that are open.',
  needsToken,
  role,
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

export const inviteMemberOperation = adminOperation({
  id: 'inviteMember',
  method: 'POST',
  path: '/Members',
  tag,
  summary: 'Invite a member',
  description:
    'Returns a link that works once, for seven days. Hand it over yourself: no mail is sent. An existing member accepts the link by signing in, and gets the role.',
  needsToken,
  role,
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

export const changeMemberRoleOperation = adminOperation({
  id: 'changeMemberRole',
  method: 'PUT',
  path: '/Members/:id',
  tag,
  summary: 'Change the role of a member',
  description: 'Applies from the member’s next call on. The last owner keeps the role.',
  needsToken,
  role,
  params,
  body: Type.Object({ role: MemberRole }, { title: 'ChangeMemberRoleRequest', description: 'The new role.' }),
  content: Member,
  errors: ['missingField', 'invalidField', 'badRequest', 'notFound', 'conflict'],
})

export const removeMemberOperation = adminOperation({
  id: 'removeMember',
  method: 'DELETE',
  path: '/Members/:id',
  tag,
  summary: 'Remove a member or an invitation',
  description:
    'Takes the client away from a member, from the next call on, or withdraws an invitation. The last owner stays.',
  needsToken,
  role,
  params,
  errors: ['notFound', 'conflict'],
})
