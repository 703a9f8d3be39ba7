import Type from 'typebox'

import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'

export const signOutInstallationMemberOperation = adminOperation({
  id: 'signOutInstallationMember',
  method: 'POST',
  path: '/Installation/members/:id/signOut',
  tag: 'Installation',
  summary: 'Sign a member or operator out',
  description: 'Ends every session of the member.',
  needsToken: true,
  role: 'operator',
  params: Type.Object({ id: uuid('Id of the member.') }),
  content: Type.Object(
    { ended: Type.Integer({ description: 'How many sessions there were.' }) },
    { title: 'EndedSessions', description: 'What was ended.' },
  ),
  errors: ['notFound'],
})
