import Type from 'typebox'

import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'

export const listInstallationMembersOperation = adminOperation({
  id: 'listInstallationMembers',
  method: 'GET',
  path: '/Installation/members',
  tag: 'Installation',
  summary: 'List the members of the installation',
  description: 'Returns the operators and the members of every client, by email address.',
  needsToken: true,
  role: 'operator',
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
