import Type from 'typebox'

import { uuid } from '../shared/uuid.ts'
import { adminOperation } from './adminOperation.ts'

const tag = 'Installation'
const needsToken = true
const role = 'operator'
const params = Type.Object({ id: uuid('Id of the member.') })

export const listInstallationMembersOperation = adminOperation({
  id: 'listInstallationMembers',
  method: 'GET',
  path: '/Installation/members',
  tag,
  summary: 'List the members of the installation',
  description: 'Returns the operators and the members of every client, by email address.',
  needsToken,
  role,
  content: Type.Array(
    Type.Object(
      {
        id: uuid('Id of the member.'),
        email: Type.String({ description: 'Email address of the member.' }),
        name: Type.String({ description: 'Name of the member.' }),
        isOperator: Type.Boolean({ description: '`true` if the member runs the installation.' }),
        clients: Type.Integer({ description: 'For how many clients the member has a role.' }),
        createdTimestamp: Type.Integer({ description: 'Since when, in Unix seconds.' }),
      },
      { title: 'InstallationMember', description: 'A member of the installation.' },
    ),
    { description: 'Members.' },
  ),
  errors: [],
})

export const removeInstallationMemberOperation = adminOperation({
  id: 'removeInstallationMember',
  method: 'DELETE',
  path: '/Installation/members/:id',
  tag,
  summary: 'Remove the account of a member or operator',
  description:
    'Removes the account with its sessions, roles and passkeys, at once. The last operator cannot be removed, and members cannot remove their own account.',
  needsToken,
  role,
  params,
  errors: ['notFound', 'conflict'],
})

export const resetInstallationMemberOperation = adminOperation({
  id: 'resetInstallationMember',
  method: 'POST',
  path: '/Installation/members/:id/reset',
  tag,
  summary: 'Reset how a member or operator signs in',
  description:
    'Takes password, authenticator app, passkeys, recovery codes and sessions away at once, and returns a link with which the member chooses new ones: once, for seven days. Hand it over yourself: no mail is sent.',
  needsToken,
  role,
  params,
  content: Type.Object(
    {
      invitationUrl: Type.String({ description: 'The link. It is not shown again.' }),
      expiresTimestamp: Type.Integer({ description: 'When it expires, in Unix seconds.' }),
    },
    { title: 'ResetMember', description: 'The link for the member.' },
  ),
  errors: ['notFound'],
})

export const signOutInstallationMemberOperation = adminOperation({
  id: 'signOutInstallationMember',
  method: 'POST',
  path: '/Installation/members/:id/signOut',
  tag,
  summary: 'Sign a member or operator out',
  description: 'Ends every session of the member.',
  needsToken,
  role,
  params,
  content: Type.Object(
    { ended: Type.Integer({ description: 'How many sessions there were.' }) },
    { title: 'EndedSessions', description: 'What was ended.' },
  ),
  errors: ['notFound'],
})
